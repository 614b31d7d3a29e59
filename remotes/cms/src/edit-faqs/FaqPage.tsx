import { faqCategories } from '@portal/contracts/faqs/categories';
import type { Faq } from '@portal/contracts/faqs/schemas';
import {
  isApiError,
  Link,
  Page,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@portal/platform';
import { CheckboxField, FormShell, SelectField, SubmitButton, useForm } from '@portal/platform/forms';
import { Box, Card, Heading, Stack, Text, Link as UiLink, WorkContainer } from '@portal/ui';
import { useState } from 'react';
import { StaleAlert } from '../edit-section/StaleAlert.tsx';
import { faqsList } from '../paths.ts';
import { Loading } from '../wait-for-data/Loading.tsx';
import { FaqTexts } from './FaqTexts.tsx';
import { type FaqValues, faqInput, faqValues, lastPlace } from './faq-values.ts';
import { allFaqs, useSaveFaq } from './faqs.queries.ts';

interface Props {
  /** What was read when the form opened; absent for a new question. */
  faq: Faq | undefined;
  faqs: readonly Faq[];
}

const FaqForm = ({ faq, faqs }: Props) => {
  const { t } = useTranslation('cms');
  const navigate = useNavigate();
  const client = useQueryClient();
  const save = useSaveFaq();
  const [start, setStart] = useState(faq);
  const [theirs, setTheirs] = useState<Faq>();
  const form = useForm<FaqValues>({ defaultValues: faqValues(faq) });
  const send = async (values: FaqValues) => {
    const input = faqInput(values, start?.order ?? lastPlace(faqs));
    try {
      await save.mutateAsync(start ? { id: start.id, rowVersion: start.rowVersion, ...input } : input);
    } catch (error) {
      if (isApiError(error) && error.code === 'stale_version') {
        const newest = await client.fetchQuery({ ...allFaqs, staleTime: 0 });
        setTheirs(newest.find(({ id }) => id === start?.id));
      }
      throw error;
    }
    navigate(faqsList);
  };
  const goOn = () => {
    setStart(theirs);
    setTheirs(undefined);
    save.reset();
  };
  return (
    <FormShell form={form} error={save.error} onSubmit={send}>
      {theirs && (
        <StaleAlert
          theirs={faqInput(faqValues(theirs), theirs.order)}
          mine={faqInput(form.getValues(), theirs.order)}
          language="en"
          onTheirs={() => {
            form.reset(faqValues(theirs));
            goOn();
          }}
          onMine={goOn}
        />
      )}
      <Card p={{ base: '5', md: '7' }}>
        <Stack gap="5">
          <Box maxW="18rem">
            <SelectField
              name="category"
              label={t('faqsDesk.category')}
              options={faqCategories.map((value) => ({ value, label: t(`faqsDesk.categories.${value}`) }))}
            />
          </Box>
          <FaqTexts />
          <CheckboxField name="isPublished" label={t('faqsDesk.show')} />
        </Stack>
      </Card>
      <Box>
        <SubmitButton full={false}>{t('faqsDesk.save')}</SubmitButton>
      </Box>
    </FormShell>
  );
};

/** `/workspace/content-management/faqs-list/:id`: one question in every language; `new` adds one. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const { id } = useParams();
  const query = useQuery(allFaqs);
  const faqs = query.data;
  const faq = faqs?.find((one) => one.id === id);
  const title = t(id === 'new' ? 'faqsDesk.add' : 'faqsDesk.edit');
  return (
    <Page title={`${title}, ${t('title')}`}>
      <WorkContainer>
        <Stack gap="6">
          <Heading as="h1" textStyle="pageTitle">
            {title}
          </Heading>
          <UiLink asChild>
            <Link to={faqsList}>{t('faqsDesk.back')}</Link>
          </UiLink>
          {!faqs && <Loading query={query} name={t('faqsDesk.title')} h="24rem" />}
          {faqs && (faq || id === 'new') && <FaqForm key={id} faq={faq} faqs={faqs} />}
          {faqs && !faq && id !== 'new' && <Text>{t('faqsDesk.gone')}</Text>}
        </Stack>
      </WorkContainer>
    </Page>
  );
};
