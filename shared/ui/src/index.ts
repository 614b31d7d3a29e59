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
export { Disclosure } from './actions/Disclosure.tsx';
export { IconButton } from './actions/IconButton.tsx';
export { Link } from './actions/Link.ts';
export { Segmented } from './actions/Segmented.tsx';
export { SkipLink } from './actions/SkipLink.ts';
export { Avatar } from './display/Avatar.tsx';
export { Badge, type BadgeProps } from './display/Badge.tsx';
export { Card } from './display/card.ts';
export { DescriptionList } from './display/DescriptionList.tsx';
export { Flag } from './display/Flag.tsx';
export { initials } from './display/initials.ts';
export { Alert } from './feedback/Alert.tsx';
export { Empty } from './feedback/Empty.tsx';
export { FailedArea, type FailedAreaProps } from './feedback/FailedArea.tsx';
export { Loading } from './feedback/Loading.tsx';
export { SavedLine } from './feedback/SavedLine.tsx';
export { Toast, ToastRegion } from './feedback/Toast.tsx';
export { Checkbox } from './form/Checkbox.tsx';
export { ChoiceTile } from './form/ChoiceTile.tsx';
export { Field } from './form/Field.tsx';
export { FileRow } from './form/FileRow.tsx';
export { NativeSelect, TextArea, TextInput } from './form/inputs.tsx';
export { SearchInput } from './form/SearchInput.tsx';
export { PageContainer, WorkContainer } from './layout/containers.ts';
export { Heading, HintText, MetaText, PageTitle, Separator, Skeleton, Text } from './layout/Text.ts';
export { BrandMark } from './pattern/BrandMark.tsx';
export { PatternEdge } from './pattern/PatternEdge.tsx';
export { PatternStrip } from './pattern/PatternStrip.tsx';
export { PatternTile } from './pattern/PatternTile.tsx';
export { PhoneDrawing } from './pattern/PhoneDrawing.tsx';
export { applyColorMode } from './system/color-mode.ts';
export { edgeInForcedColors } from './system/forced-colors.ts';
export { mediaHook } from './system/media-hook.ts';
export { UIProvider } from './system/UIProvider.tsx';
export type { UILabels } from './system/ui-context.ts';
export { useNarrow } from './system/use-narrow.ts';
