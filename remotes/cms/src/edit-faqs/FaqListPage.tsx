import { arrayMove } from '@dnd-kit/sortable';
import { languages } from '@portal/contracts';
import type { Faq } from '@portal/contracts/faqs/schemas';
import { Link, localise, Page, useQuery, useTranslation } from '@portal/platform';
import { Box, Button, Flex, Heading, Stack, Text, Link as UiLink, WorkContainer } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListControls } from '../edit-section/ListControls.tsx';
import { contentManagement, faqPath, newFaq } from '../paths.ts';
import { SortableItem } from '../sort-list/SortableItem.tsx';
import { SortableList } from '../sort-list/SortableList.tsx';
import { Loading } from '../wait-for-data/Loading.tsx';
import { completeLanguages } from './faq-values.ts';
import { allFaqs, useDeleteFaq, useOrderFaqs } from './faqs.queries.ts';

const Questions = ({ faqs }: { faqs: readonly Faq[] }) => {
  const { t } = useTranslation('cms');
  const order = useOrderFaqs();
  const remove = useDeleteFaq();
  const [asked, setAsked] = useState<Faq>();
  const nameOf = (index: number) => localise(faqs[index]?.question ?? { en: '' });
  const move = (from: number, to: number) => order.mutate(arrayMove([...faqs], from, to));
  const close = () => setAsked(undefined);
  return (
    <>
      <SortableList ids={faqs.map(({ id }) => id)} nameOf={nameOf} move={move}>
        <Stack as="ul" gap="2" listStyleType="none" aria-label={t('faqsDesk.title')}>
          {faqs.map((faq, index) => (
            <li key={faq.id}>
              <SortableItem id={faq.id} name={nameOf(index)}>
                <Flex
                  borderWidth="1px"
                  borderRadius="md"
                  px="4"
                  py="2"
                  gap="3"
                  align="center"
                  justify="space-between"
                  wrap="wrap"
                >
                  <Box minW="0" flex="1 1 14rem">
                    <UiLink asChild overflowWrap="anywhere">
                      <Link to={faqPath(faq.id)} dir="auto">
                        {nameOf(index)}
                      </Link>
                    </UiLink>
                    <Text textStyle="hint" color="fg.muted">
                      {t(faq.isPublished ? 'faqsDesk.published' : 'faqsDesk.unpublished')}
                      {' · '}
                      {t('faqsDesk.complete', {
                        complete: completeLanguages(faq).length,
                        total: languages.length,
                      })}
                    </Text>
                  </Box>
                  <ListControls
                    name={nameOf(index)}
                    index={index}
                    count={faqs.length}
                    move={move}
                    remove={() => setAsked(faq)}
                  />
                </Flex>
              </SortableItem>
            </li>
          ))}
        </Stack>
      </SortableList>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('faqsDesk.sure')}
        confirmLabel={t('faqsDesk.delete')}
        cancelLabel={t('faqsDesk.keep')}
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id, { onSettled: close })}
        onCancel={close}
      >
        {asked && localise(asked.question)}
      </ConfirmDialog>
    </>
  );
};

/** `/workspace/content-management/faqs-list`: the questions, their order and what is public. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const query = useQuery(allFaqs);
  const faqs = query.data;
  return (
    <Page title={`${t('faqsDesk.title')}, ${t('title')}`}>
      <WorkContainer>
        <Stack gap="6">
          <Box>
            <Heading as="h1" textStyle="pageTitle">
              {t('faqsDesk.title')}
            </Heading>
            <UiLink asChild>
              <Link to={contentManagement}>{t('files.back')}</Link>
            </UiLink>
          </Box>
          <Box>
            <Button asChild size="sm">
              <Link to={newFaq}>
                <Plus size={16} aria-hidden />
                {t('faqsDesk.add')}
              </Link>
            </Button>
          </Box>
          {faqs ? <Questions faqs={faqs} /> : <Loading query={query} name={t('faqsDesk.title')} h="16rem" />}
        </Stack>
      </WorkContainer>
    </Page>
  );
};
