import { partnerTypes } from '@portal/contracts/content/keys';
import { useTranslation } from '@portal/platform';
import { SelectField, TextField } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { PictureField } from '../choose-file/PictureField.tsx';
import { EntryHistoryPage } from '../edit-directory/EntryHistoryPage.tsx';
import { EntryPage } from '../edit-directory/EntryPage.tsx';
import { EntryTexts } from '../edit-directory/EntryTexts.tsx';
import { useEntryLanguage } from '../edit-directory/entry-language-context.ts';
import { SharedFields } from '../edit-directory/SharedFields.tsx';
import { partners } from './partners.ts';

const Picture = () => {
  const { t } = useTranslation('cms');
  const { language } = useEntryLanguage();
  return (
    <PictureField
      name="logoFileKey"
      label={t('partnersList.fields.logoFileKey')}
      description={`logoAlt.${language}`}
      optional
    />
  );
};

/** `/workspace/content-management/partners-list/:id`: one partner in every language; `new` adds one. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const label = (name: string) => t(`partnersList.fields.${name}`);
  return (
    <EntryPage directory={partners}>
      <EntryTexts
        texts={[
          { name: 'name', label: label('name'), maxLength: 600 },
          { name: 'role', label: label('role'), maxLength: 600, hint: t('partnersList.roleHint') },
          { name: 'description', label: label('description'), maxLength: 600, rows: 4 },
          {
            name: 'logoAlt',
            label: label('logoAlt'),
            maxLength: 600,
            hint: t('partnersList.altHint'),
            optional: true,
          },
        ]}
      />
      <SharedFields>
        <Box maxW="18rem">
          <SelectField
            name="type"
            label={label('type')}
            options={partnerTypes.map((value) => ({ value, label: t(`partnersList.kinds.${value}`) }))}
          />
        </Box>
        <Picture />
        <TextField name="website" label={label('website')} type="url" maxLength={2000} optional />
      </SharedFields>
    </EntryPage>
  );
};

/** What of it was public, and the way back. */
export const History = () => <EntryHistoryPage directory={partners} />;
