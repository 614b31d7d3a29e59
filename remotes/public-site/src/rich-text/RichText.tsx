import { itemsOf } from '@portal/contracts/content/read';
import type { Block, RichText as Blocks, Span } from '@portal/contracts/content/rich-text';
import { HydrateOnInteraction } from '@portal/platform';
import { Box } from '@portal/ui';
import { createElement } from 'react';
import { ContentLink } from '../content-page/ContentLink.tsx';

const marked = ({ text, strong, emphasis, href }: Span) => {
  const inside = emphasis ? <em>{text}</em> : text;
  const words = strong ? <strong>{inside}</strong> : inside;
  if (href === undefined) return words;
  return (
    <ContentLink data-link href={href}>
      {words}
    </ContentLink>
  );
};

const Spans = ({ of }: { of: readonly Span[] }) =>
  of.map((span, index) => <span key={index}>{marked(span)}</span>);

function OneBlock({ block, deeper }: { block: Block; deeper: number }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Spans of={block.spans} />
        </p>
      );
    case 'heading':
      return createElement(`h${block.level + deeper}`, null, <Spans of={block.spans} />);
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {itemsOf(block).map(({ spans, inner }, index) => (
            <li key={index}>
              <Spans of={spans} />
              {inner.length > 0 && (
                <List>
                  {inner.map((item, place) => (
                    <li key={place}>
                      <Spans of={item} />
                    </li>
                  ))}
                </List>
              )}
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Spans of={block.spans} />
        </blockquote>
      );
  }
}

/** A measure that can be read; on paper links say where they lead. */
const prose = {
  maxW: 'prose',
  textStyle: 'body',
  '& > * + *': { mt: '4' },
  '& h2': { textStyle: 'cardTitle', mt: '8' },
  '& h3': { textStyle: 'panelTitle', mt: '6' },
  '& ul, & ol': { ps: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { mt: '2' },
  '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& blockquote': {
    borderInlineStart: '3px solid',
    borderColor: 'accent.solid',
    ps: '4',
    color: 'fg.muted',
  },
  _print: { '& a[href^=http]::after': { content: '" (" attr(href) ")"' } },
};

interface RichTextProps {
  blocks: Blocks;
  /** Level of the heading above the text; its own headings start one below. */
  under?: 1 | 2;
}

/** A text of the content, block by block. Never HTML. */
export const RichText = ({ blocks, under = 1 }: RichTextProps) => (
  <HydrateOnInteraction>
    <Box css={prose}>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} deeper={under - 1} />
      ))}
    </Box>
  </HydrateOnInteraction>
);
