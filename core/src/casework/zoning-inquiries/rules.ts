export {
  inquiryErrors,
  type InquiryForm,
  inquiryLimits,
  marksIn,
  type MarkName,
  markNames,
  markTexts,
  markValues,
  marksText,
  yesNo,
} from './inquiry-form.ts'
