export interface GapDrawingProps {
  threads?: 'joined' | 'broken' | undefined;
  width?: number | undefined;
}

/** Two woven pieces with a gap; threads cross it, or stop at it. */
export const GapDrawing = ({ threads = 'joined', width = 240 }: GapDrawingProps) => (
  <svg width={width} height={width * 0.4} viewBox="0 0 240 96" aria-hidden focusable="false">
    <path fill="#0B3F2E" d="M0 0h72v96H0zM168 0h72v96h-72z" />
    <path
      fill="none"
      stroke="#F7B41E"
      strokeWidth="4"
      {...(threads === 'broken' && { strokeDasharray: '6 8' })}
      d="M72 12h96M72 36h96M72 60h96M72 84h96"
    />
  </svg>
);
