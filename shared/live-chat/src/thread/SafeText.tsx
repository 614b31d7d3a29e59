import { Link } from '@portal/ui';
import { pieces } from './safe-links.ts';

/** What somebody typed: plain text, in which only addresses of the web can be followed. */
export const SafeText = ({ children }: { children: string }) => (
  <>
    {pieces(children).map((piece, at) =>
      'href' in piece ? (
        <Link
          // Pieces of a text that never changes.
          key={at}
          href={piece.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          tone="plain"
          overflowWrap="anywhere"
        >
          <bdi>{piece.text}</bdi>
        </Link>
      ) : (
        piece.text
      ),
    )}
  </>
);
