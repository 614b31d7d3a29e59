/** What Safari from 16.4 on still knows under its own name only; everything else it knows as everybody does. */
const ofSafari = /^(user-select|hyphens|mask|mask-\w+|backdrop-filter|box-decoration-break|line-clamp)$/;

interface Piece {
  type: string;
  /** Name of a declaration; the selectors of a rule. */
  props: string | string[];
  /** The text of a declaration. */
  value: string;
  return: string;
}

/** Emotion's own prefixes are for browsers of ten years ago, and a third of a page. What a style writes itself stays. */
export const withVendorPrefixes = (piece: Piece): void => {
  if (piece.type === 'decl' && typeof piece.props === 'string' && ofSafari.test(piece.props) && !piece.return)
    piece.return = `-webkit-${piece.value}${piece.value}`;
};
