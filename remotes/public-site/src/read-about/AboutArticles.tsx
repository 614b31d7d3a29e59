import type { SectionKey } from '@portal/contracts/content/keys';
import { HydrateOnInteraction, type LoadedContent, useContent } from '@portal/platform';
import { ReadingPage } from '../content-page/ReadingPage.tsx';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { markOf } from '../content-page/text-in-language.tsx';
import { PartnerList } from '../meet-partners/PartnerList.tsx';
import { RichText } from '../rich-text/RichText.tsx';

type ArticleKey = Extract<
  SectionKey,
  'background' | 'overview' | 'mandate' | 'base-fund-mandate' | 'credit-fund-mandate'
>;

const Article = ({ anchor, content }: { anchor: ArticleKey; content: LoadedContent<ArticleKey> }) =>
  content.data && (
    <ReadingSection anchor={anchor} title={content.data.title} {...markOf(content)}>
      <RichText blocks={content.data.body} under={2} />
    </ReadingSection>
  );

/** The five articles and the partners; what has not been written in any language is left out. */
export function AboutArticles() {
  const background = useContent('background');
  const overview = useContent('overview');
  const mandate = useContent('mandate');
  const baseFund = useContent('base-fund-mandate');
  const creditFund = useContent('credit-fund-mandate');
  const partners = useContent('partners');
  const articles = [
    { anchor: 'background', content: background },
    { anchor: 'overview', content: overview },
    { anchor: 'mandate', content: mandate },
    { anchor: 'base-fund-mandate', content: baseFund },
    { anchor: 'credit-fund-mandate', content: creditFund },
  ] as const;
  const sections = [...articles, { anchor: 'partners', content: partners }].flatMap(({ anchor, content }) =>
    content.data ? [{ anchor, title: content.data.title }] : [],
  );
  return (
    <ReadingPage sections={sections}>
      {articles.map(({ anchor, content }) => (
        <Article key={anchor} anchor={anchor} content={content} />
      ))}
      {partners.data && (
        <ReadingSection
          anchor="partners"
          title={partners.data.title}
          lead={partners.data.lead}
          {...markOf(partners)}
        >
          <HydrateOnInteraction>
            <PartnerList />
          </HydrateOnInteraction>
        </ReadingSection>
      )}
    </ReadingPage>
  );
}
