import { roleLabel } from '@portal/contracts';
import { displayName, type User, useTranslation } from '@portal/platform';
import { Avatar, Box, Flag, HStack } from '@portal/ui';

interface SidebarUserProps {
  user: User;
}

/** Who is signed in: each part of the name cut, the country's flag, the role as a readable label. */
export const SidebarUser = ({ user }: SidebarUserProps) => {
  const { t } = useTranslation('shell');
  return (
    <HStack gap="3" px="2" pb="4" mb="4" borderBottomWidth="1px">
      <Avatar name={`${user.firstName} ${user.lastName}`} size={44} />
      <Box minW="0">
        <Box fontSize="sm" fontWeight="bold" lineHeight="1.25">
          <bdi>
            {displayName(user.firstName)} {displayName(user.lastName)}
          </bdi>
        </Box>
        <HStack mt="1" gap="1.5" fontSize="0.875rem" color="fg.muted">
          {user.countryCode !== '' && <Flag code={user.countryCode} />}
          {t(`roles.${user.role}`, { defaultValue: roleLabel(user.role) })}
        </HStack>
      </Box>
    </HStack>
  );
};
