/** The name of the app's form that makes a request of a hosted form that was sent. */
export const submitToPortalName = 'submit-to-portal'
