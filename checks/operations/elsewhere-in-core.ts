/** Operations without a core function of their name, and what does their work. */
export const elsewhereInCore: Readonly<Record<string, string>> = {
  // Another path or caller of the same work.
  addGuestAnswerFile: 'addAnswerFile, by the link of a guest’s mail',
  answerAsGuest: 'answerRequest, likewise',
  cancelAsGuest: 'cancelRequest, likewise',
  getRequestStatus: 'getRequest, likewise',
  rateAsGuest: 'rateRequest, likewise',
  endAutopayByNumber: 'endAutopay, by the account’s number',
  endAutopayOfAccount: 'endAutopay, likewise',
  updateUserById: 'updateUser, with the id in the path',
  openWebView: 'enterWebView, once the person has agreed',
  openAccountFolder: 'openFolder',
  openRequestFolder: 'openFolder',
  // The wire has two sets of names for saved methods (spec, resident section 4).
  listStoredMethods: 'listPaymentMethods',
  removeStoredMethod: 'removePaymentMethod',
  syncStoredMethods: 'listPaymentMethods',
  getPaymentMethodUse: 'isPaymentMethodUsed, and for staff isPaymentMethodUsedByAnyone',
  // Older apps start a payment in one call.
  getPaymentusToken: 'beginPayment',
  openBillPay: 'beginPayment',
  openGuestBillPay: 'beginPayment',
  // Immediate charges share one function.
  payBill: 'chargeNow',
  payPermitBill: 'chargeNow',
  // Pages around the payment provider’s own.
  getProviderCommunicator: 'a page of the worker',
  openMethodFrame: 'openPaymentMethodPage',
  openPaymentFrame: 'openHostedPage',
  // Older names of files of open data.
  exportPermits: 'getOpenDataFile, by one name',
  exportPermitContractors: 'getOpenDataFile, likewise',
  exportPermitHistory: 'getOpenDataFile, likewise',
  exportPermitInspections: 'getOpenDataFile, likewise',
  // Answered by the worker without core: its settings, session, stores.
  downloadDataExport: 'findDataExport, whose archive the worker reads',
  getAcceptSettings: 'settings of the worker',
  getPushKey: 'settings of the worker',
  getStaffPushKey: 'settings of the worker',
  getSession: 'the session of the request',
  getTexts: 'the texts that pages are made of',
  getVerification: 'secondsToResend',
  listLanguages: 'languageOptions',
  listSocialProviders: 'settings of the worker',
  // Redirects only.
  openStopMail: 'a redirect to the page of the request',
  openUnsubscribe: 'a redirect to the page of the setting',
  openStopReminders: 'a redirect to the page of the place',
  openStopBoardFollowing: 'a redirect to the page of the board',
  openStopFollowing: 'a redirect to the page of the permit',
  receiveSocialSignIn: 'a redirect to completeSocialSignIn',
}
