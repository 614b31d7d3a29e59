import { roleLabel } from '@portal/contracts';
import { Link, landingFor, localise, Page, useSignedInUser, useTranslation } from '@portal/platform';
import { Button, Empty, WorkContainer } from '@portal/ui';
import { useContributions } from '../navigation/contributions-context.ts';

/** The page that was asked for is another role's. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const user = useSignedInUser();
  const { sidebar } = useContributions();
  const landing = landingFor(user.role);
  const entry = sidebar.find(({ to }) => to === landing);
  const place = entry && localise(entry.labelFor?.[user.role] ?? entry.label);
  const role = t(`roles.${user.role}`, { defaultValue: roleLabel(user.role) });
  return (
    <Page title={t('denied.crumb')}>
      <WorkContainer>
        <Empty
          level={1}
          threads="broken"
          title={t('denied.title')}
          action={
            <>
              <Button asChild>
                <Link to={landing}>{place ? t('denied.goTo', { place }) : t('account.workspace')}</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/contact-us">{t('denied.contact')}</Link>
              </Button>
            </>
          }
        >
          {t('denied.text', { role })}
        </Empty>
      </WorkContainer>
    </Page>
  );
};
