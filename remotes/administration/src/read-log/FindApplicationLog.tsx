import { useNavigate, useTranslation } from '@portal/platform';
import { Button, Card, Field, Flex, TextInput } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { logOfRecord } from '../navigation/paths.ts';
import { useFindApplication } from './log.queries.ts';

/** Leads from the number of an application to everything that was done with it. */
export const FindApplicationLog = () => {
  const { t } = useTranslation('administration');
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const find = useFindApplication();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(number.trim() === '');
    if (number.trim() === '') return;
    find.mutate(number, {
      onSuccess: (found) => {
        if (found) void navigate(logOfRecord('application', found.id));
      },
    });
  };
  const notFound = find.data === null && t('log.noApplication', { number: find.variables?.trim() });
  return (
    <Card as="section" p="5" mb="5" aria-label={t('log.ofApplication')}>
      <form noValidate onSubmit={send}>
        <Flex gap="3" align="end" wrap="wrap">
          <Field
            label={t('log.number')}
            hint={t('log.numberHint')}
            error={(isMissing && t('log.numberMissing')) || notFound}
          >
            <TextInput
              size="sm"
              dir="ltr"
              value={number}
              onChange={(event) => setNumber(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <Button type="submit" size="sm" loading={find.isPending} loadingText={t('loading')}>
            {t('log.find')}
          </Button>
        </Flex>
      </form>
    </Card>
  );
};
