import { roleLabel } from '@portal/contracts';
import {
  ButtonLink,
  landingFor,
  localise,
  useSignedInUser,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Empty } from '@portal/ui';
import { useContributions } from '../navigation/contributions.ts';

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
    <WorkPage title={t('denied.crumb')}>
      <Empty
        level={1}
        threads="broken"
        title={t('denied.title')}
        action={
          <>
            <ButtonLink to={landing}>
              {place ? t('denied.goTo', { place }) : t('account.workspace')}
            </ButtonLink>
            <ButtonLink to="/contact-us" variant="outline">
              {t('denied.contact')}
            </ButtonLink>
          </>
        }
      >
        {t('denied.text', { role })}
      </Empty>
    </WorkPage>
  );
};
