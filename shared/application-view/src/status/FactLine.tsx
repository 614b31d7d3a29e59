import { useTranslation } from '@portal/platform';
import { MetaText } from '@portal/ui';
import { Fragment } from 'react';
import { APPLICATION_NAMESPACE } from '../translations/application-translations.ts';

interface FactLineProps {
  /** Left out when null, undefined or empty. */
  facts: readonly (string | null | undefined)[];
}

/** "BF-2026-000001, Base Fund": short facts in one line, each in its own reading direction. */
export const FactLine = ({ facts }: FactLineProps) => {
  const { t } = useTranslation(APPLICATION_NAMESPACE);
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '');
  return (
    <MetaText>
      {shown.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && t('comma')}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </MetaText>
  );
};
