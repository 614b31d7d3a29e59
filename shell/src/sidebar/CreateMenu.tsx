import type { Call } from '@portal/contracts';
import {
  call,
  currentLanguage,
  errorText,
  localise,
  queryOptions,
  useQuery,
  useTranslation,
} from '@portal/platform';
import type { SidebarAction } from '@portal/platform/area';
import { Box, PatternTile } from '@portal/ui';
import { ChevronDown, Plus } from 'lucide-react';
import { DropMenu } from '../menu/DropMenu.tsx';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const itemsOf = (action: SidebarAction) =>
  queryOptions({
    queryKey: ['shell', 'action', action.id, action.items.source, currentLanguage()],
    queryFn: async ({ signal }): Promise<Item[]> => {
      const list: Call<{ response: { data: unknown } }> = {
        id: action.id,
        method: 'GET',
        path: action.items.source,
      };
      const { data } = await call(list, { signal });
      return Array.isArray(data) ? data.filter(isItem) : [];
    },
    meta: { silent: true },
  });

const text = (item: Item, field: string): string => String(item[field] ?? '');

const addressOf = (template: string, item: Item): string =>
  template.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(text(item, field)));

const buttonStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  w: 'full',
  minH: '44px',
  px: '2',
  py: '1.5',
  lineHeight: '1.25',
  borderRadius: 'md',
  bg: 'brand.solid',
  color: 'brand.contrast',
  fontSize: '0.9375rem',
  fontWeight: '650',
  cursor: 'pointer',
  '& > span': { flex: '1' },
  '& > svg': { flexShrink: 0 },
};

interface CreateMenuProps {
  action: SidebarAction;
  /** The square of the narrow sidebar. */
  compact?: boolean;
}

/** A button of the sidebar whose choices a remote's call lists. */
export const CreateMenu = ({ action, compact = false }: CreateMenuProps) => {
  const { t } = useTranslation('shell');
  const { data = [], error, isPending } = useQuery(itemsOf(action));
  const { labelBy, labels, tiles = {}, to } = action.items;
  const label = localise(action.label);
  const wait = isPending ? t('ui.loading') : undefined;
  const note = error === null ? wait : errorText(error);
  return (
    <DropMenu
      label={label}
      full={!compact}
      align="start"
      buttonStyle={buttonStyle}
      note={
        note && (
          <Box px="3" py="2" fontSize="sm" color="fg.muted">
            {note}
          </Box>
        )
      }
      items={data.map((item) => {
        const kind = text(item, labelBy);
        const label = labels[kind];
        const tile = tiles[kind];
        return {
          id: addressOf(to, item),
          to: addressOf(to, item),
          content: (
            <>
              {tile && <PatternTile motif={tile} size={28} />}
              {label ? localise(label) : kind}
            </>
          ),
        };
      })}
    >
      <Plus size={compact ? 20 : 18} strokeWidth={1.75} aria-hidden />
      {!compact && (
        <>
          <span>{label}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </>
      )}
    </DropMenu>
  );
};
