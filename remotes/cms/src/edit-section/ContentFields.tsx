import { useTranslation } from '@portal/platform';
import {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@portal/platform/forms';
import { Box, Grid } from '@portal/ui';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { PictureField } from '../choose-file/PictureField.tsx';
import {
  inReadingOrder,
  isDay,
  isFixed,
  isLong,
  isOptional,
  isPicture,
  leafOf,
} from '../describe-fields/field-facts.ts';
import { optionsOf } from '../describe-fields/field-options.ts';
import { useFieldLabel } from '../describe-fields/use-field-label.ts';
import { FieldGroup } from '../edit-text/FieldGroup.tsx';
import { isEmptyRichText, isLines, isRichText, type Json } from '../form-values/content-values.ts';
import { firstListEntryOf } from '../form-values/first-list-entry.ts';
import { ChangedMark } from '../show-state/ChangedMark.tsx';
import { EnglishText } from '../show-state/EnglishText.tsx';
import { LineList } from '../sort-list/LineList.tsx';
import { useEditedSection } from './edited-section-context.ts';
import { ItemList } from './ItemList.tsx';
import { RichTextField } from './RichTextField.tsx';

interface ContentFieldsProps {
  /** Path of the value in the form, such as `data.hero`. */
  name: string;
  /** The content whose shape the fields follow. */
  value: Json | undefined;
  /** The English content beside it, shown below each text; absent while English itself is edited. */
  english: Json | undefined;
  depth?: number;
}

/** Parts of a section that are taller than a screen together. */
const SCREENFUL = 2;

/** The room of a group until it is scrolled to; the ring of a focused field may leave the group's box. */
const laidOutInSight = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 30rem',
  overflowClipMargin: '8px',
};

const part = (value: Json | undefined, key: string | number): Json | undefined => {
  if (Array.isArray(value)) return value[Number(key)];
  return typeof value === 'object' && value !== null ? value[key] : undefined;
};

type TextProps = Pick<ContentFieldsProps, 'name' | 'english'> & { value: string };

const TextValue = ({ name, value, english }: TextProps) => {
  const { t } = useTranslation('cms');
  const { key } = useEditedSection();
  const label = useFieldLabel();
  const leaf = leafOf(name);
  const facts = {
    name,
    label: label(leaf),
    labelEnd: <ChangedMark name={name} />,
    ...(isOptional(key, name) && { optional: true }),
    ...(leaf === 'slug' && {
      hint: t('slugHint'),
      validate: (slug: string) => (/^[a-z0-9-]{1,100}$/.test(slug) ? undefined : t('slugHint')),
    }),
    ...(typeof english === 'string' && english !== '' && { note: <EnglishText text={english} /> }),
  };
  const choices = optionsOf(leaf);
  if (choices) {
    const options = choices.map((choice) => ({ value: choice, label: t(`choices.${choice}`) }));
    // The English choice is the same code in other words: no help to whoever chooses.
    const { note: _, ...plain } = facts;
    return <SelectField {...plain} options={options} maxW="18rem" />;
  }
  if (isDay(leaf)) return <DateField {...facts} />;
  if (isPicture(leaf)) return <PictureField {...facts} />;
  return isLong(leaf, value) ? <TextAreaField {...facts} rows={2} /> : <TextField {...facts} />;
};

const FieldsOfPart = ({ name, value, english, depth = 0 }: ContentFieldsProps): ReactNode => {
  const label = useFieldLabel();
  // The parts below the screen follow in a task of their own: a section has up to a hundred fields.
  const isPainted = useDeferredValue(true, depth > 0);
  const leaf = leafOf(name);
  if (typeof value === 'string') return <TextValue name={name} value={value} english={english} />;
  if (value === null) return <TextValue name={name} value="" english={english} />;
  if (typeof value === 'boolean') return <CheckboxField name={name} label={label(leaf)} />;
  if (typeof value === 'number') return <NumberField name={name} whole label={label(leaf)} maxW="8rem" />;
  if (isRichText(value) || isEmptyRichText(leaf, value))
    return <RichTextField name={name} label={label(leaf)} />;
  if (isLines(value) || (Array.isArray(value) && value.length === 0 && firstListEntryOf(leaf) === ''))
    return <LineList name={name} label={label(leaf)} />;
  if (Array.isArray(value)) {
    const sample = value[0] ?? (firstListEntryOf(leaf) as Json | undefined); // samples are content
    return (
      <ItemList
        name={name}
        label={label(leaf)}
        sample={sample}
        english={english}
        render={(entryName, index) => (
          <ContentFields
            name={entryName}
            value={value[index] ?? sample}
            english={part(english, index)}
            depth={depth + 1}
          />
        )}
      />
    );
  }
  if (typeof value !== 'object') return null;
  // A picture may be a stored one, which the content then names.
  const parts = 'drawing' in value && !('fileKey' in value) ? { ...value, fileKey: '' } : value;
  // A button is its label and its link, side by side.
  const isAction = Object.keys(parts).sort().join() === 'href,label';
  const fields = (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: isAction ? '1fr 1fr' : 'minmax(0, 1fr)' }}>
      {inReadingOrder(Object.entries(parts))
        .filter(([key]) => !isFixed(key))
        .slice(0, isPainted ? undefined : SCREENFUL)
        .map(([key, item], index) => (
          <Box key={key} css={depth === 0 && index >= SCREENFUL ? laidOutInSight : undefined}>
            <ContentFields
              name={`${name}.${key}`}
              value={item}
              english={part(english, key)}
              depth={depth + 1}
            />
          </Box>
        ))}
    </Grid>
  );
  return depth === 0 || /\.\d+$/.test(name) ? fields : <FieldGroup title={label(leaf)}>{fields}</FieldGroup>;
};

/** They follow the shape of any content. The form around them is rendered more often than they change. */
export const ContentFields = memo(FieldsOfPart);
