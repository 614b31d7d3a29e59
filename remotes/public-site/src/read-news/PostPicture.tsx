import type { NewsPost } from '@portal/contracts/content/sections';
import { pictureSources } from '@portal/contracts/kernel/images';
import { Box } from '@portal/ui';
import edgeBase from '../pattern/edge-base.svg';
import edgeBoth from '../pattern/edge-both.svg';
import edgeCredit from '../pattern/edge-credit.svg';
import calendar from './drawings/calendar.svg';
import documents from './drawings/documents.svg';
import rubric from './drawings/rubric.svg';
import worksheet from './drawings/worksheet.svg';

const drawings = { WORKSHEET: worksheet, DOCUMENTS: documents, RUBRIC: rubric, CALENDAR: calendar };
const edges = { BASE_FUND: edgeBase, CREDIT_FUND: edgeCredit, BOTH: edgeBoth };

/** How wide the picture is shown, for the browser to choose its file: in a list of cards, or above a post. */
const widths = {
  card: '(min-width: 1024px) 404px, (min-width: 768px) 50vw, 100vw',
  smallCard: '(min-width: 1024px) 404px, (min-width: 768px) 50vw, 30vw',
  post: '(min-width: 840px) 800px, 100vw',
};

interface PostPictureProps {
  image: NewsPost['image'];
  as?: 'card' | 'post';
  isSmallOnPhone?: boolean;
}

/** A stored picture, else a drawing, with a woven edge. Its place is kept while it loads. */
export const PostPicture = ({ image, as = 'card', isSmallOnPhone = false }: PostPictureProps) => (
  <Box
    position="relative"
    w={{ base: isSmallOnPhone ? '104px' : 'full', md: 'full' }}
    aspectRatio={{ base: isSmallOnPhone ? '1 / 1' : '16 / 9', md: '16 / 9' }}
    borderRadius="md"
    overflow="hidden"
    bg="bg.muted"
    css={{ '& > img': { display: 'block', w: 'full', h: 'full', objectFit: 'cover' } }}
  >
    <img
      {...(image.fileKey ? pictureSources(image.fileKey, 1280) : { src: drawings[image.drawing] })}
      sizes={widths[isSmallOnPhone ? 'smallCard' : as]}
      alt={image.alt}
      width={404}
      height={227}
      loading="lazy"
    />
    <Box
      position="absolute"
      insetBlock="0"
      insetInlineStart="0"
      w="10%"
      hideBelow={isSmallOnPhone ? 'md' : undefined}
      bgImage={`url("${edges[image.strip]}")`}
      bgSize="100% auto"
      aria-hidden
    />
  </Box>
);
