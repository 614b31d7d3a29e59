import type { OwnView, SaveView as ViewToSave } from '@portal/contracts/review/saved-views';
import { useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Box, Button, MetaText } from '@portal/ui';
import { ConfirmDialog, Popover } from '@portal/ui/overlay';
import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useChangeView, useDeleteView, useSaveView } from './views.queries.ts';

interface Props {
  /** The saved view that is open. */
  view: OwnView | undefined;
  /** What is shown now. */
  shows: Omit<ViewToSave, 'name'>;
  /** Opens a view; undefined: the first. */
  onOpen: (id: string | undefined) => void;
}

interface FormProps extends Props {
  onDone: () => void;
  onDelete: () => void;
}

const ViewForm = ({ view, shows, onOpen, onDone, onDelete }: FormProps) => {
  const { t } = useTranslation('review');
  const save = useSaveView();
  const change = useChangeView();
  const isNew = useRef(!view);
  const form = useForm({ defaultValues: { name: view?.name ?? '' } });
  const send = async ({ name }: { name: string }) => {
    const body = { ...shows, name };
    const { data } =
      view && !isNew.current
        ? await change.mutateAsync({ id: view.id, ...body })
        : await save.mutateAsync(body);
    onDone();
    onOpen(data.id);
  };
  return (
    <FormShell form={form} error={null} onSubmit={send} leaveGuard={false} summary="rest">
      <TextField name="name" label={t('views.name')} maxLength={60} />
      <MetaText>{t('views.hint')}</MetaText>
      {view && (
        <SubmitButton
          size="sm"
          onClick={() => {
            isNew.current = false;
          }}
        >
          {t('views.change')}
        </SubmitButton>
      )}
      <SubmitButton
        size="sm"
        variant={view ? 'outline' : 'solid'}
        onClick={() => {
          isNew.current = true;
        }}
      >
        {view ? t('views.saveAsNew') : t('views.save')}
      </SubmitButton>
      {view && (
        <Button variant="ghost" size="sm" color="fg.error" onClick={onDelete}>
          {t('views.delete')}
        </Button>
      )}
    </FormShell>
  );
};

/** Keeps what is shown as a view of one's own, renames it, or deletes it. */
export const SaveView = (props: Props) => {
  const { t } = useTranslation('review');
  const { view, onOpen } = props;
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteView();
  const label = view ? t('views.change') : t('views.save');
  return (
    <>
      <Popover
        label={t('views.save')}
        trigger={
          <Button variant="ghost" size="xs" flexShrink="0" title={label}>
            <BookmarkPlus size={16} aria-hidden />
            {/* Where the tabs need its room the icon is all that is seen. */}
            <Box as="span" srOnly={{ base: false, md: true, '2xl': false }}>
              {label}
            </Box>
          </Button>
        }
      >
        {(close) => (
          <ViewForm
            {...props}
            key={view?.id ?? ''}
            onDone={close}
            onDelete={() => {
              close();
              setDeleting(true);
            }}
          />
        )}
      </Popover>
      {view && (
        <ConfirmDialog
          open={isDeleting}
          title={t('views.deleteQuestion', { name: view.name })}
          confirmLabel={t('views.delete')}
          cancelLabel={t('views.keep')}
          danger
          busy={remove.isPending}
          onCancel={() => setDeleting(false)}
          onConfirm={() =>
            remove.mutate(view.id, {
              onSuccess: () => {
                setDeleting(false);
                onOpen(undefined);
              },
            })
          }
        />
      )}
    </>
  );
};
