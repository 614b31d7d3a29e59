/** How an application reads, wherever it is shown: its texts in six languages, its status, its answers. */

export {
  answerFields,
  isRows,
  type PlainField,
  type RowsField,
} from '@portal/application-form/answer-fields';
export { everyQuestion, questionChanges, questionNames } from '@portal/application-form/questions';
export { answerAt } from '@portal/contracts/applications/sections';
export { AnswersView } from './answers/AnswersView.tsx';
export { AnswerValue } from './answers/AnswerValue.tsx';
export { CountryName, useCountryName } from './answers/CountryName.tsx';
export { DownloadButton } from './documents/DownloadButton.tsx';
export { scanLabel } from './documents/scan-label.ts';
export { MessageField } from './messages/MessageField.tsx';
export { emptyMessage, MessageFile, MessageFileField } from './messages/MessageFile.tsx';
export { PreparedReplies, PreparedText, replyTemplates } from './messages/PreparedReplies.tsx';
export { useSendMessage } from './messages/use-send-message.ts';
export { PayoutAccountFacts } from './payout-account/PayoutAccountFacts.tsx';
export { ChangedAnswer } from './requests/ChangedAnswer.tsx';
export { RequestList, useRequestName } from './requests/RequestList.tsx';
export { FactLine } from './status/FactLine.tsx';
export { FundMark } from './status/FundMark.tsx';
export { StatusBadge } from './status/StatusBadge.tsx';
export { statusLook } from './status/status-look.ts';
export { dayHere, useDays } from './timeline/days.ts';
export { TimelineSteps } from './timeline/TimelineSteps.tsx';
export {
  APPLICATION_NAMESPACE,
  loadApplicationTranslations,
} from './translations/application-translations.ts';
