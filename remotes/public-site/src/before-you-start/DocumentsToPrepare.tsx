import { APPLICATION_NAMESPACE } from '@portal/application-view';
import { type FileKind, fileKinds, maxBytes } from '@portal/contracts';
import { documentRules } from '@portal/contracts/applications/documents';
import type { FundType } from '@portal/contracts/funds/enums';
import { formatBytes, useTranslation } from '@portal/platform';
import { DescriptionList, Link, Stack } from '@portal/ui';
import { ReadingSection } from '../content-page/ReadingSection.tsx';
import { useFormFiles } from '../read-fund/use-form-files.ts';
import { BEFORE_YOU_START } from './load-messages.ts';

/** Kinds with the same limit share a line. */
const limitsOf = (accepts: readonly FileKind[], comma: string) =>
  [...new Set(accepts.map(maxBytes))].map((max) => ({
    types: accepts.flatMap((kind) => (maxBytes(kind) === max ? fileKinds[kind] : [])).join(comma),
    size: formatBytes(max),
  }));

/** Plain links, so that they need no script. */
const Downloads = ({ type }: { type: FundType }) => (
  <Stack mt="4" gap={{ base: '3', lg: '1' }} alignItems="start" data-print="hide">
    {useFormFiles(type).map(({ title, detail, href }) => (
      <Link key={href} href={href} download fontWeight="medium" py="1">
        {title} ({detail})
      </Link>
    ))}
  </Stack>
);

/** The documents that the form takes, in its order, and what can be taken away. */
export const DocumentsToPrepare = ({ type }: { type: FundType }) => {
  const { t } = useTranslation(BEFORE_YOU_START);
  const site = useTranslation('public-site').t;
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  return (
    <ReadingSection anchor="papers" title={t('papers.title')} lead={t('papers.lead')}>
      <DescriptionList
        columns={1}
        items={documentRules[type].map(({ docType, required, accepts }) => ({
          label: applicationText(`docType.${docType}`),
          value: [
            site(required ? 'form.required' : 'form.optional'),
            ...limitsOf(accepts, applicationText('comma')).map((limit) => t('papers.limit', limit)),
          ].join('. '),
        }))}
      />
      <Downloads type={type} />
    </ReadingSection>
  );
};
