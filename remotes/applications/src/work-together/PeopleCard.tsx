import { TextLink, useQuery, useTranslation } from '@portal/platform';
import { Box, Card, Heading, Skeleton, Text } from '@portal/ui';
import { Users } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { teamQuery } from './team.queries.ts';

interface PeopleCardProps {
  /** Undefined before the first answer: there is nothing yet to invite to. */
  id: string | undefined;
}

/** Beside the sections: who works on it, and the way to the people. */
export const PeopleCard = ({ id }: PeopleCardProps) => {
  const { t } = useTranslation('applications');
  const { data: team } = useQuery({ ...teamQuery(id ?? ''), enabled: id !== undefined });
  const members = team?.members ?? [];
  return (
    <Card as="section" aria-labelledby="people-title" padded>
      <Heading textStyle="panelTitle" id="people-title" mb="1">
        {t('people.title')}
      </Heading>
      {id !== undefined && team === undefined ? (
        <Skeleton h="5" />
      ) : team !== undefined && members.length > 0 ? (
        <Box as="ul" listStyleType="none" fontSize="sm">
          {[{ ...team.owner, id: 'owner' }, ...members].map(({ id: key, name, email }) => (
            <Text as="li" key={key} overflowWrap="anywhere">
              <bdi>{name ?? email}</bdi>
            </Text>
          ))}
        </Box>
      ) : (
        <Text color="fg.muted" fontSize="sm">
          {t(id === undefined ? 'people.later' : 'people.none')}
        </Text>
      )}
      {id !== undefined && (
        <TextLink to={paths.people(id)} mt="3" py="1" display="inline-flex" fontSize="sm">
          <Users size={16} strokeWidth={2} aria-hidden />
          {t(team?.role === 'OWNER' ? 'people.manage' : 'people.see')}
        </TextLink>
      )}
    </Card>
  );
};
