import { APPLICATION_NAMESPACE, PreparedText, questionNames, useRequestName } from '@portal/application-view';
import {
  MAX_REQUESTS,
  MIN_REQUEST_TEXT,
  type Section,
  sectionsOf,
} from '@portal/contracts/applications/sections';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { SelectField, TextAreaField, useFieldArray, useFormContext, useUndo } from '@portal/platform/forms';
import { Box, Button, Flex, HintText, Stack } from '@portal/ui';
import { Plus } from 'lucide-react';
import { blankRequest, type DecisionValues, questionValue } from './decision-kinds.ts';

/** What says which questions there are. */
export type AskedOf = Pick<StaffApplication, 'fundType' | 'answers' | 'language'> & {
  onBehalf: Pick<StaffApplication['onBehalf'], 'isOnBehalf'>;
};

/** What can be asked for: sections as a whole, their questions, and documents by their kind. */
const useQuestions = ({ fundType, answers, onBehalf }: AskedOf) => {
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const nameOf = useRequestName(fundType);
  const inSection = (section: Section) => [
    {
      value: questionValue(section, null),
      label: applicationText('requests.whole', { section: applicationText(`section.${section}`) }),
    },
    ...questionNames(fundType, section, answers).map((field) => ({
      value: questionValue(section, field),
      label: `${applicationText(`section.${section}`)}: ${nameOf({ section, field })}`,
    })),
  ];
  return sectionsOf(fundType, { isOnBehalf: onBehalf.isOnBehalf })
    .filter((section) => section !== 'declarations')
    .flatMap(inSection);
};

/** The list of requests of a return, each about a question or a document. */
export const RequestsField = ({ application }: { application: AskedOf }) => {
  const { t } = useTranslation('review');
  const { control, getValues } = useFormContext<DecisionValues>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'requests' });
  const options = useQuestions(application);
  const offerUndo = useUndo();
  const removeWithUndo = (index: number) => {
    const request = getValues(`requests.${index}`);
    offerUndo(t('requests.one', { position: index + 1 }), () => insert(index, request));
    remove(index);
  };
  return (
    <Stack gap="4">
      <HintText>{t('requests.hint')}</HintText>
      {fields.map(({ id }, index) => (
        <Box as="fieldset" key={id} borderWidth="1px" borderRadius="md" p="4" minW="0">
          <Box as="legend" px="1" fontWeight="semibold">
            {t('requests.one', { position: index + 1 })}
          </Box>
          <Stack gap="3">
            <SelectField name={`requests.${index}.question`} label={t('requests.about')} options={options} />
            <TextAreaField
              name={`requests.${index}.text`}
              label={t('requests.text')}
              hint={t('fields.messageHint')}
              rows={2}
              minLength={MIN_REQUEST_TEXT}
              maxLength={1000}
            />
            <Flex gap="3" wrap="wrap">
              <PreparedText name={`requests.${index}.text`} language={application.language} />
              {fields.length > 1 && (
                <Button variant="ghost" size="sm" onClick={() => removeWithUndo(index)}>
                  {t('requests.remove', { position: index + 1 })}
                </Button>
              )}
            </Flex>
          </Stack>
        </Box>
      ))}
      <Button
        alignSelf="start"
        variant="outline"
        size="sm"
        disabled={fields.length >= MAX_REQUESTS}
        onClick={() => append(blankRequest)}
      >
        <Plus size={16} aria-hidden />
        {t('requests.add')}
      </Button>
    </Stack>
  );
};
