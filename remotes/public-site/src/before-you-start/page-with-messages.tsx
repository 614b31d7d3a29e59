import { fundTypes } from '@portal/contracts/funds/enums';
import { useParams } from '@portal/platform';
import { NotFound } from '../content-page/NotFound.tsx';
import { fundSlugs } from '../navigation/paths.ts';
import { BeforeYouStart } from './BeforeYouStart.tsx';
import { addBeforeYouStart } from './load-messages.ts';

/** `/applications/:fund/before-you-start` */
const Component = () => {
  const { fund } = useParams();
  const type = fundTypes.find((one) => fundSlugs[one] === fund);
  return type === undefined ? <NotFound /> : <BeforeYouStart type={type} />;
};

/** The page, once the words are there that no other page says. */
export const pageWithMessages = async () => {
  await addBeforeYouStart();
  return { Component };
};
