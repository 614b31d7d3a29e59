import type { Faq } from '@portal/contracts/content/faqs';
import { type FaqCategory, faqCategories } from '@portal/contracts/content/keys';
import {
  ButtonLink,
  currentLanguage,
  HydrateOnInteraction,
  useSearchParams,
  useTranslation,
} from '@portal/platform';
import {
  Box,
  Button,
  Disclosure,
  Empty,
  Field,
  Flex,
  Heading,
  MetaText,
  SearchInput,
  Segmented,
  Skeleton,
  Stack,
} from '@portal/ui';
import { FailedReading } from '../content-page/FailedReading.tsx';
import { useFaqs } from '../content-page/published-lists.ts';
import { LocalText } from '../content-page/text-in-language.tsx';
import { paths } from '../navigation/paths.ts';
import { Answer } from './Answer.tsx';
import { Helpful } from './Helpful.tsx';
import { searchFaqs } from './search-faqs.ts';

const ALL = 'ALL';
const parameters = { search: 'q', category: 'category' };

const isCategory = (value: string | null): value is FaqCategory =>
  faqCategories.some((category) => category === value);

/** Search and category are in the address, so that a result can be passed on. */
const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(parameters.category);
  const filter = {
    search: params.get(parameters.search) ?? '',
    category: isCategory(asked) ? asked : undefined,
  };
  const change = (name: keyof typeof parameters, value: string) =>
    setParams(
      (before) => {
        if (value === '' || value === ALL) before.delete(parameters[name]);
        else before.set(parameters[name], value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter, change, clear: () => setParams({}, { replace: true, preventScrollReset: true }) };
};

const Group = ({ category, faqs }: { category: FaqCategory; faqs: readonly Faq[] }) => {
  const { t } = useTranslation('public-site');
  return (
    <Box as="section" aria-label={t(`faqs.categories.${category}`)}>
      <Heading textStyle="cardTitle" mb="3">
        {t(`faqs.categories.${category}`)}
      </Heading>
      <Box borderTopWidth="1px">
        {faqs.map((faq) => (
          <Disclosure key={faq.id} id={faq.id} title={<LocalText of={faq.question} />}>
            <Answer of={faq.answer} />
            <Helpful id={faq.id} />
          </Disclosure>
        ))}
      </Box>
    </Box>
  );
};

/** Every published question by category, with a search over what the reader sees. */
export function FaqList() {
  const { t } = useTranslation('public-site');
  const query = useFaqs();
  const { data } = query;
  const { filter, change, clear } = useFilter();
  if (data === undefined && query.isError) return <FailedReading query={query} title={t('faqs.failed')} />;
  const found = searchFaqs(data ?? [], filter, currentLanguage());
  const groups = faqCategories
    .map((category) => ({ category, faqs: found.filter((faq) => faq.category === category) }))
    .filter(({ faqs }) => faqs.length > 0);
  const categories = [ALL, ...faqCategories] as const;
  return (
    <Box maxW="prose">
      <Stack gap="4">
        <Box data-needs-script>
          <Field label={t('faqs.search')}>
            <SearchInput
              value={filter.search}
              onChange={(event) => change('search', event.target.value)}
              autoComplete="off"
            />
          </Field>
        </Box>
        <Segmented
          label={t('faqs.category')}
          value={filter.category ?? ALL}
          onChange={(value) => change('category', value)}
          options={categories.map((value) => ({ value, label: t(`faqs.categories.${value}`) }))}
        />
        <MetaText role="status" minH="5">
          {data && t('faqs.count', { count: found.length })}
        </MetaText>
      </Stack>
      {data === undefined && <Skeleton h="560px" mt="8" />}
      {data !== undefined && found.length === 0 && (
        <Empty
          title={t('faqs.none')}
          action={
            <Flex gap="3" flexWrap="wrap" justifyContent="center">
              <Button onClick={clear}>{t('faqs.clear')}</Button>
              <ButtonLink to={paths.contact} variant="outline">
                {t('faqs.ask')}
              </ButtonLink>
            </Flex>
          }
        />
      )}
      <Stack gap="12" mt="8">
        {groups.map((group) => (
          <HydrateOnInteraction key={group.category}>
            <Group {...group} />
          </HydrateOnInteraction>
        ))}
      </Stack>
    </Box>
  );
}
