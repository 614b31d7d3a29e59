import { useTranslation } from '@portal/platform';
import { CountryField, PhoneField, TextField } from '@portal/platform/forms';
import { Grid } from '@portal/ui';
import { EntryHistoryPage } from '../edit-directory/EntryHistoryPage.tsx';
import { EntryPage } from '../edit-directory/EntryPage.tsx';
import { EntryTexts } from '../edit-directory/EntryTexts.tsx';
import { SharedFields } from '../edit-directory/SharedFields.tsx';
import { LineList } from '../sort-list/LineList.tsx';
import { MAX_LINES, offices } from './offices.ts';

/** `/workspace/content-management/offices-list/:id`: one office in every language; `new` adds one. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const label = (name: string) => t(`officesList.fields.${name}`);
  return (
    <EntryPage directory={offices}>
      <EntryTexts
        texts={[
          { name: 'label', label: label('label'), maxLength: 300 },
          { name: 'address', label: label('address'), maxLength: 300 },
          { name: 'openingHours', label: label('openingHours'), maxLength: 300 },
        ]}
      />
      <SharedFields>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <CountryField name="countryCode" label={label('countryCode')} />
          <TextField name="city" label={label('city')} maxLength={100} />
        </Grid>
        <LineList
          name="emails"
          label={label('emails')}
          max={MAX_LINES}
          line={(field) => <TextField {...field} type="email" />}
        />
        <LineList
          name="phones"
          label={label('phones')}
          max={MAX_LINES}
          line={(field) => <PhoneField {...field} />}
        />
        <TextField name="mapUrl" label={label('mapUrl')} type="url" maxLength={2000} optional />
      </SharedFields>
    </EntryPage>
  );
};

/** What of it was public, and the way back. */
export const History = () => <EntryHistoryPage directory={offices} />;
