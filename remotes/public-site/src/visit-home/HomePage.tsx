import { HydrateOnInteraction, Page, SITE_TITLE } from '@portal/platform';
import { PageBand } from '../content-page/PageBand.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { PartnerCells } from '../meet-partners/PartnerCells.tsx';
import { CommonQuestions } from './CommonQuestions.tsx';
import { Hero } from './Hero.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { TwoFunds } from './TwoFunds.tsx';

export function HomePage() {
  return (
    <Page title={SITE_TITLE}>
      <SectionContent section="home" skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            <Hero hero={home.hero} figures={home.figures} />
            <TwoFunds head={home.intro} funds={home.funds} />
            <HydrateOnInteraction>
              <HowItWorks head={home.stepsHead} steps={home.steps} />
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <KeyFigures head={home.figuresHead} figures={home.figures} />
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <LatestPosts head={home.postsHead} slugs={home.latestPosts} />
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <PageBand {...home.partnersHead}>
                <PartnerCells />
              </PageBand>
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <CommonQuestions head={home.questionsHead} />
            </HydrateOnInteraction>
          </>
        )}
      </SectionContent>
    </Page>
  );
}
