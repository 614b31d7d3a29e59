import { itemsOf } from '@portal/contracts/content/read';
import type { Block, RichText as Blocks, Span } from '@portal/contracts/content/rich-text';
import { HydrateOnInteraction } from '@portal/platform';
import { Prose } from '@portal/ui';
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

interface RichTextProps {
  blocks: Blocks;
  /** Level of the heading above the text; its own headings start one below. */
  under?: 1 | 2;
}

/** A text of the content, block by block. Never HTML. */
export const RichText = ({ blocks, under = 1 }: RichTextProps) => (
  <HydrateOnInteraction>
    <Prose>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} deeper={under - 1} />
      ))}
    </Prose>
  </HydrateOnInteraction>
);
