/** The part of the design system every first page needs. What opens over a page is in `@portal/ui/overlay`. */
export {
  Box,
  Flex,
  Grid,
  HStack,
  Image,
  List,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
export { Button, type ButtonProps } from './actions/Button.tsx';
export { Disclosure, type DisclosureProps } from './actions/Disclosure.tsx';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { Link } from './actions/Link.ts';
export { Segmented, type SegmentedProps } from './actions/Segmented.tsx';
export { SkipLink } from './actions/SkipLink.ts';
export { Avatar, type AvatarProps } from './display/Avatar.tsx';
export { Badge, type BadgeProps, type Palette } from './display/Badge.tsx';
export { Card, CardBody } from './display/card.ts';
export { DescriptionList, type DescriptionListProps } from './display/DescriptionList.tsx';
export { Figure, FigurePanel, type FigureProps } from './display/Figure.tsx';
export { Flag, type FlagProps } from './display/Flag.tsx';
export { type Step, Stepper, type StepperProps, type StepState } from './display/Stepper.tsx';
export { Alert, type AlertProps } from './feedback/Alert.tsx';
export { Empty, type EmptyProps } from './feedback/Empty.tsx';
export { FailedArea, type FailedAreaProps } from './feedback/FailedArea.tsx';
export { Loading, type LoadingProps } from './feedback/Loading.tsx';
export { SavedLine, type SavedLineProps } from './feedback/SavedLine.tsx';
export type { Status } from './feedback/status.ts';
export { Toast, type ToastProps, ToastRegion } from './feedback/Toast.tsx';
export { Checkbox, type CheckboxProps } from './form/Checkbox.tsx';
export { ChoiceTile, type ChoiceTileProps } from './form/ChoiceTile.tsx';
export { Field, type FieldProps } from './form/Field.tsx';
export { FileRow, type FileRowProps, type FileState } from './form/FileRow.tsx';
export {
  NativeSelect,
  type NativeSelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './form/inputs.tsx';
export { SearchInput } from './form/SearchInput.tsx';
export { PageContainer, Prose, WorkContainer } from './layout/containers.ts';
export { Heading, Separator, Skeleton, Text } from './layout/Text.ts';
export { BrandMark, type BrandMarkProps } from './pattern/BrandMark.tsx';
export { EmptyStateDrawing } from './pattern/EmptyStateDrawing.tsx';
export { PatternEdge } from './pattern/PatternEdge.tsx';
export { PatternStrip, type PatternStripProps } from './pattern/PatternStrip.tsx';
export { PatternTile, type PatternTileProps } from './pattern/PatternTile.tsx';
export { PhoneDrawing } from './pattern/PhoneDrawing.tsx';
export { applyColorMode, type ColorMode } from './system/color-mode.ts';
export { edgeInForcedColors } from './system/forced-colors.ts';
export { UIProvider, type UIProviderProps } from './system/UIProvider.tsx';
export { type UILabels, useUI } from './system/ui-context.ts';
