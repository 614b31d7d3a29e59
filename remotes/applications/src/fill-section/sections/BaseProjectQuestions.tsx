import { TextAreaField } from '@portal/platform/forms';
import { useQuestions } from '../question/use-questions.ts';
import { ProjectBasics } from './ProjectBasics.tsx';

export const BaseProjectQuestions = () => {
  const ask = useQuestions('project');
  return (
    <>
      <ProjectBasics />
      <TextAreaField {...ask('reformProgramme')} rows={6} />
    </>
  );
};
