export {
  answerSaml,
  type SamlPost,
  type SamlSettings,
  type ServiceProvider,
} from './answer-saml.ts'
export { samlMetadata } from './saml-metadata.ts'
