export {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  type SeenTemplate,
  updateReplyTemplate,
} from './edit-templates.ts'
