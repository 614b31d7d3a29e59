export { useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form';
