import { CountryName } from '@portal/application-view';
import { languageNames, roleLabel } from '@portal/contracts';
import type { UserRow } from '@portal/contracts/identity/users';
import { formatDate, formatDateTime, useTranslation } from '@portal/platform';
import { Button, Card, DescriptionList, Flex, Heading } from '@portal/ui';
import { useState } from 'react';
import { UserStatusBadge } from '../change-user/UserStatusBadge.tsx';
import { EditUser } from './EditUser.tsx';

/** Who it is, to read and to change. */
export const UserFacts = ({ user, isOwn }: { user: UserRow; isOwn: boolean }) => {
  const { t } = useTranslation('administration');
  const [isEditing, setEditing] = useState(false);
  const { role, status, countryCode, organisation, phone, language, lastLoginAt, createdAt } = user;
  const items = [
    { label: t('users.role'), value: t(`roles.${role}`, { defaultValue: roleLabel(role) }) },
    { label: t('users.status'), value: <UserStatusBadge status={status} /> },
    { label: t('users.country'), value: countryCode === '' ? '–' : <CountryName code={countryCode} /> },
    { label: t('user.organisation'), value: organisation || '–' },
    { label: t('staff.phone'), value: phone === '' ? '–' : <bdi dir="ltr">{phone}</bdi> },
    { label: t('staff.language'), value: languageNames[language] },
    { label: t('users.lastSignIn'), value: lastLoginAt ? formatDateTime(lastLoginAt) : t('users.never') },
    { label: t('user.created'), value: formatDate(createdAt) },
  ];
  return (
    <Card as="section" padded aria-labelledby="user-details">
      <Flex justify="space-between" align="center" gap="3" mb="4">
        <Heading textStyle="cardTitle" id="user-details">
          {t('user.details')}
        </Heading>
        {!isOwn && !isEditing && (
          <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
            {t('user.edit')}
          </Button>
        )}
      </Flex>
      {isEditing ? (
        <EditUser user={user} onClose={() => setEditing(false)} />
      ) : (
        <DescriptionList columns={1} items={items} />
      )}
    </Card>
  );
};
