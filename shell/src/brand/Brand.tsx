import { Link, useContent, useTranslation } from '@portal/platform';
import { Box, BrandMark } from '@portal/ui';

interface BrandProps {
  /** On the dark ground of the footer. */
  onBrand?: boolean;
}

/** Mark and name, which lead to the home page. */
export const Brand = ({ onBrand = false }: BrandProps) => {
  const { t } = useTranslation('shell');
  const { data } = useContent('header');
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      gap="3"
      borderRadius="md"
      minW="0"
      color={onBrand ? 'fg.onBrand' : 'fg'}
    >
      <Link to="/">
        <BrandMark size={40} />
        {/* A logotype: in px, so that it stays in its bar whatever size the reader has set for text. */}
        <Box as="span" display="block" minW="0" lineHeight="1.2">
          <Box as="span" display="block" fontFamily="heading" fontWeight="700" fontSize="17px">
            {data?.brand ?? t('brand.name')}
          </Box>
          <Box as="span" display="block" fontSize="14px" color={onBrand ? 'fg.onBrandMuted' : 'fg.muted'}>
            {data?.product ?? t('brand.product')}
          </Box>
        </Box>
      </Link>
    </Box>
  );
};
