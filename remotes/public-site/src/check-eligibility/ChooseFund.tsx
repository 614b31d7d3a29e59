import { fundTypes } from '@portal/contracts/funds/enums';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, Heading, PatternTile, Text } from '@portal/ui';
import { paths } from '../navigation/paths.ts';

/** Which fund the questions are about. */
export function ChooseFund() {
  const { t } = useTranslation('public-site');
  return (
    <>
      <Heading textStyle="cardTitle">{t('check.which')}</Heading>
      <Box as="ul" listStyleType="none" mt="5" borderBottomWidth="1px">
        {fundTypes.map((type) => (
          <Box as="li" key={type} py="4" borderTopWidth="1px" display="flex" gap="4" alignItems="center">
            <Box flexShrink="0">
              <PatternTile motif={type === 'BASE_FUND' ? 'stairs' : 'diamond'} size={44} />
            </Box>
            <Box>
              <TextLink to={paths.checkEligibility(type)} fontWeight="semibold" fontSize="lg">
                {t(`fund.names.${type}`)}
              </TextLink>
              <Text color="fg.muted">{t(`check.for.${type}`)}</Text>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
