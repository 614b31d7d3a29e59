import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '@portal/platform';
import { Box, Flex, IconButton } from '@portal/ui';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  name: string;
  /** With a border round handle and content. */
  framed?: boolean;
  children: ReactNode;
}

/** One entry of a sortable list, with the handle by which it is taken. */
export const SortableItem = ({ id, name, framed, children }: Props) => {
  const { t } = useTranslation('cms');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <Flex
      ref={setNodeRef}
      gap="1"
      align="flex-start"
      position="relative"
      {...(framed && { borderWidth: '1px', borderRadius: 'md', bg: 'bg.surface' })}
      {...(isDragging && { zIndex: '1', shadow: 'overlay', bg: 'bg.surface' })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        mt="1.5"
        cursor="grab"
        touchAction="none"
        {...attributes}
        {...listeners}
        // The library's word for it is English in every language; what to press is told by its description.
        aria-roledescription={undefined}
        aria-label={t('sort.handle', { name })}
      >
        <GripVertical size={17} />
      </IconButton>
      <Box flex="1" minW="0">
        {children}
      </Box>
    </Flex>
  );
};
