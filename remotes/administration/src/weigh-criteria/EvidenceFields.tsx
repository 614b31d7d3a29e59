import { everyQuestion, useRequestName } from '@portal/application-view';
import type { Evidence } from '@portal/contracts/applications/criteria';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { useTranslation } from '@portal/platform';
import { useConnected } from '@portal/platform/forms';
import { Box, Checkbox, Disclosure, Field, Grid, Text } from '@portal/ui';
import { useState } from 'react';

interface SectionProps {
  fundType: FundType;
  section: Section;
  evidence: Evidence | undefined;
  onChange: (evidence: Evidence | undefined) => void;
}

/** Each section that is shown, with the questions that were chosen of it. */
export const evidenceLines = (
  evidence: readonly Evidence[],
  nameOf: ReturnType<typeof useRequestName>,
): string[] =>
  evidence.map(({ section, fields }) =>
    [nameOf({ section, field: null }), fields.map((field) => nameOf({ section, field })).join(' · ')]
      .filter(Boolean)
      .join(': '),
  );

/** A section as evidence: not at all, as a whole, or some of its questions. */
const SectionChoice = ({ fundType, section, evidence, onChange }: SectionProps) => {
  const { t } = useTranslation('administration');
  const nameOf = useRequestName(fundType);
  const fields = evidence?.fields ?? [];
  const toggle = (name: string) => {
    const next = fields.includes(name) ? fields.filter((one) => one !== name) : [...fields, name];
    onChange(next.length === 0 ? undefined : { section, fields: next });
  };
  const whole = evidence !== undefined && fields.length === 0;
  return (
    <Box as="fieldset" borderTopWidth="1px" pt="3" mt="2">
      <Box as="legend" float="inline-start" w="full" fontWeight="bold" color="fg">
        {nameOf({ section, field: null })}
      </Box>
      <Box clear="both">
        <Checkbox
          checked={whole}
          onChange={() => onChange(whole ? undefined : { section, fields: [] })}
          aria-label={t('criteria.wholeSection', { section: nameOf({ section, field: null }) })}
        >
          {t('criteria.whole')}
        </Checkbox>
        {!whole && (
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} columnGap="5">
            {everyQuestion(fundType, section).map((name) => (
              <Checkbox key={name} checked={fields.includes(name)} onChange={() => toggle(name)}>
                {nameOf({ section, field: name })}
              </Checkbox>
            ))}
          </Grid>
        )}
      </Box>
    </Box>
  );
};

/** What of the form the review workspace shows beside a criterion. */
export const EvidenceFields = ({ name, fundType }: { name: string; fundType: FundType }) => {
  const { t } = useTranslation('administration');
  const [isOpen, setOpen] = useState(false);
  const nameOf = useRequestName(fundType);
  const { field, frame } = useConnected<Evidence[]>({ name, label: t('criteria.evidence'), optional: true });
  const value: readonly Evidence[] = field.value;
  const change = (section: Section, next: Evidence | undefined) =>
    field.onChange(
      sectionsOf(fundType).flatMap((one) =>
        one === section ? (next ?? []) : (value.find((evidence) => evidence.section === one) ?? []),
      ),
    );
  const chosen = evidenceLines(value, nameOf).map((line) => (
    <Box as="span" display="block" key={line}>
      {line}
    </Box>
  ));
  return (
    <Field {...frame} group hint={chosen.length > 0 ? chosen : t('criteria.noEvidence')}>
      <Disclosure
        title={t('criteria.chooseEvidence')}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen &&
          sectionsOf(fundType).map((section) => (
            <SectionChoice
              key={section}
              fundType={fundType}
              section={section}
              evidence={value.find((one) => one.section === section)}
              onChange={(next) => change(section, next)}
            />
          ))}
        {isOpen && <Text textStyle="hint">{t('criteria.evidenceHint')}</Text>}
      </Disclosure>
    </Field>
  );
};
