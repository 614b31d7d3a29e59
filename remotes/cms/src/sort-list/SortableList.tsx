import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from '@portal/platform';
import { type ReactNode, useId } from 'react';

interface Props {
  ids: readonly string[];
  /** What an entry is called, for whoever hears the move. */
  nameOf: (index: number) => string;
  move: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose entries are ordered by pointer, touch or keys: space takes an entry, arrows move it. */
export const SortableList = ({ ids, nameOf, move, children }: Props) => {
  const { t } = useTranslation('cms');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const say = (key: string, id: UniqueIdentifier, over?: UniqueIdentifier) =>
    t(`sort.${key}`, {
      name: nameOf(place(id)),
      place: place(over ?? id) + 1,
      total: ids.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('taken', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(place(active.id), place(over.id));
  };
  return (
    <DndContext
      // Its own is a count of the document, which a page rendered on the server has not.
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sort.how') } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
