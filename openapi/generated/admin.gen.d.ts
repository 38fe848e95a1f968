// Written by `node openapi/emit.ts` from openapi/src.
export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the whole catalog, published or not */
        get: operations["listCatalogue"];
        put?: never;
        /** Add a service to the catalog */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a service of the catalog */
        get: operations["getCatalogueService"];
        /** Change a service */
        put: operations["updateService"];
        post?: never;
        /** Delete a service from the catalog */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store a picture for rich text */
        post: operations["addContentPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview rich text as it would be saved */
        post: operations["previewContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/setPopularService/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the icon of a popular service */
        put: operations["setPopularIcon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find an address in the city */
        get: operations["searchAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allPaymentMaintenanceInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all maintenance periods */
        get: operations["listMaintenancePeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed what, latest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download who changed what as CSV */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the logged-in user */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your password */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm with the password that you are still the same person */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new recovery codes */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether the code from a link in an email still works */
        get: operations["checkPasswordReset"];
        put?: never;
        /** Choose a new password with the code from a link in an email */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your own second factors */
        get: operations["listSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one of your own second factors */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for a new passkey */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set whether staff need a second factor */
        put: operations["requireSecondFactors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the authenticator app, with its first code */
        post: operations["addTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the secret for the authenticator app */
        get: operations["getTotpSetup"];
        put?: never;
        /** Start to set up an authenticator app */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the login waits for */
        get: operations["getSecondStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish the login with a passkey */
        post: operations["enterPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options to finish the login with a passkey */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish the login with a recovery code */
        post: operations["enterRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-step/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish the login with the code of an authenticator app */
        post: operations["enterTotpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of the session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with email address and password, or with an ID token */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out here */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all your sessions on all devices */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all your sessions except this one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autopay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turn off a user’s autopay */
        delete: operations["endUserAutopay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the batches of the city’s billing system */
        get: operations["listBatches"];
        put?: never;
        /**
         * Send a batch from the city’s billing system
         * @description All rows of a batch take effect together, or none. The body is CSV (RFC 4180, UTF-8, with a header) or a JSON list of objects, with the same columns:
         *
         *     * `kind` `account`: customerId, locationId, streetNumber, address1, city, state, zip, balance, [penalty], [dueDate]
         *     * `kind` `bill`: customerId, locationId, number, type, billDate, dueDate, amount, balance, [lines], [linesEs], [serviceFrom], [serviceTo], [readings], [usage], [usageUnit], [previousBalance], [payments], [penalty]
         *     * `kind` `payment`: customerId, locationId, reference, type, date, amount
         *     * `kind` `delinquency`: customerId, locationId, type, amount, date
         *     * `kind` `citation`: number, [plate], type, [typeEs], date, [dueDate], amount, balance
         *     * `kind` `citation-payment`: number, reference, date, amount
         *
         *     Amounts are whole cents with a minus behind them for a credit (`6120`, `2350-`). Days are MMDDYYYY. Lines are `Water=4210|Sewer=1300`. A batch changes nothing that it does not name. A delinquency of 0 ends, and a batch with `kind=full` ends every delinquency that it does not name. A payment with one of our references is booked by it. Sending the same batch again gets the same reply and changes nothing.
         *
         *     Errors in rows:
         *
         *     * `required`: The field is empty.
         *     * `unknown-kind`: The kind must be account, bill, payment, delinquency, citation or citation-payment.
         *     * `unknown-column`: A batch has no such column. The line is that of the header.
         *     * `twice-in-header`: The header has this column twice.
         *     * `too-many-fields`: The row has more fields than the header.
         *     * `not-for-this-kind`: Rows of this kind do not have this field.
         *     * `not-an-amount`: The amount must be whole cents, with a minus behind them for a credit, at most 10 digits.
         *     * `negative`: The amount must not be a credit.
         *     * `not-a-day`: The day must be MMDDYYYY.
         *     * `not-a-number`: The number must have up to 20 letters and digits. Spaces and leading zeros do not count.
         *     * `not-a-citation`: The citation number must have 4 to 20 letters, digits and dashes.
         *     * `not-a-plate`: The plate must have up to 10 letters and digits. Spaces and dashes do not count.
         *     * `not-a-state`: The state must be two capital letters.
         *     * `not-a-type`: The type must be past-due or shutoff.
         *     * `not-a-text`: The field must be a text or a whole number.
         *     * `too-long`: The text is too long.
         *     * `not-lines`: The lines must be labels with amounts: Water=4210|Sewer=1300.
         *     * `lines-differ`: The lines do not add up to the amount.
         *     * `not-labels`: There must be one Spanish label for each line: Agua|Alcantarillado.
         *     * `not-readings`: The readings must be meters with two readings: M1=184200>188500, with * behind an estimate.
         *     * `not-a-count`: The field must be a whole number of at most 9 digits.
         *     * `not-a-period`: The period must have both days and must not end before it starts.
         *     * `unknown-account`: There is no account with these numbers, also not in the batch.
         *     * `twice`: The batch has the same account, bill, payment, delinquency or citation twice.
         *     * `unknown-payment`: There is no citation payment with this number and reference.
         *     * `amount-differs`: There is a payment with this reference and another amount.
         */
        post: operations["importBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/batches/{batchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one batch with its errors */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/citation-postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the citation payments that the citing office has not booked yet
         * @description In the columns of a batch’s `citation-payment` rows. Send these rows back in a batch when they are booked. The oldest 10,000. The next ones follow when these are booked.
         */
        get: operations["listCitationPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/permit-bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List permit bills and which of them were paid */
        get: operations["listPermitBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/permit-bills/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what is due on a permit with late fees
         * @description Residents pay it at `/{recordId}` of their app. Print this address in the permit office’s letter. Send it again with other amounts to change it. Sending the same again changes nothing.
         */
        put: operations["setPermitBill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments that the billing system has not booked yet
         * @description In the columns of a batch’s payment rows. Send these rows back in a batch when they are booked. The oldest 10,000. The next ones follow when these are booked.
         */
        get: operations["listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/box/util/{utilityAccount}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a document to the folder of a utility account */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/box/util/{utilityAccount}/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a document from the folder of a utility account */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content-previews/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See a draft in the residents’ app */
        post: operations["showContentDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what staff edit of a kind, with drafts */
        get: operations["listContent"];
        put?: never;
        /** Write something new: as a draft, for later, or published */
        post: operations["createContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what staff edit, with its draft and its history */
        get: operations["getContent"];
        /** Keep a draft, schedule it, or publish it */
        put: operations["saveContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{id}/care": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say who looks after something, and that it was checked */
        put: operations["setContentCare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Throw a draft away */
        delete: operations["discardContentDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a version beside another one */
        get: operations["compareContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish an earlier version again */
        post: operations["restoreContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{kind}/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take something off the site */
        post: operations["withdrawContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/featureflags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the feature flags of the caller */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fee-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what permits and licenses cost, with earlier and later versions */
        get: operations["listFeeSchedules"];
        put?: never;
        /** Set new fees from a day */
        post: operations["addFeeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fee-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take new fees back before they are in force */
        delete: operations["withdrawFeeSchedule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fee-schedules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview what new fees would change */
        post: operations["previewFeeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change texts */
        put: operations["saveTranslations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/export/{lng}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download texts for translators’ tools */
        get: operations["exportTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare a translated file with the texts; saves nothing */
        post: operations["compareTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the languages */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** See unsaved texts in the residents’ app */
        post: operations["previewTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/processed/{lng}/{ns}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get all texts of a language, ready for i18next */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/raw/{lng}/{ns}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all texts of a language, to edit them */
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find texts */
        get: operations["findTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/texts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Reset a text to its default */
        delete: operations["deleteText"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i18n/texts/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed a text, latest first */
        get: operations["listTextChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what you were notified of, newest first */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your unread notifications */
        get: operations["countInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn on push notifications for a browser */
        post: operations["subscribeStaffPush"];
        /** Turn off push notifications for a browser */
        delete: operations["unsubscribeStaffPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the key with which browsers identify the sender of notifications (VAPID) */
        get: operations["getStaffPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read */
        post: operations["readInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how you are notified */
        get: operations["getInboxSettings"];
        /** Choose how you are notified */
        put: operations["setInboxSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inspections and slots by day */
        get: operations["listInspections"];
        put?: never;
        /** Book an inspection for a caller */
        post: operations["bookInspectionForStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a booked inspection */
        delete: operations["cancelInspectionForStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}/inspector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an inspection to an inspector */
        put: operations["assignInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a photo to a booked inspection */
        post: operations["addInspectionPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record what an inspector found
         * @description A passed one extends the permit, and the last one finishes it. From the second failure of the same inspection on, a fee is due before it can be booked again. Nobody there counts as failed.
         */
        put: operations["recordInspection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/{id}/slot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a booked inspection */
        put: operations["moveInspectionForStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an inspector’s day in the order of the visits */
        get: operations["getInspectionRoute"];
        /** Set the order of an inspector’s visits */
        put: operations["orderInspections"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open or close slots on the working days of a period */
        put: operations["setInspectionSlots"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the business processes of the hosted forms */
        get: operations["listForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/forms/{bpid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the form of a business process */
        get: operations["previewForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/laserfiche/processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the business processes with their versions and services */
        get: operations["listProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/license-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of business licenses with what their fees count */
        get: operations["listLicenseKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search business licenses */
        get: operations["listLicenses"];
        put?: never;
        /** Issue a new business license */
        post: operations["addLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a business license with its years */
        get: operations["getLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new PIN for a business license, with the letter to its holder */
        post: operations["resetLicensePin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspend, revoke or reinstate a business license */
        put: operations["setLicenseStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the trades of a contractor’s license */
        put: operations["setLicenseTrades"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew a business license that costs nothing */
        post: operations["renewFreeLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote what a new business license costs */
        post: operations["quoteLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/map/layer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get streets and parcels in a box */
        get: operations["getMapLayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what is waiting for you */
        get: operations["getMyWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naviline/paymentInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a user’s water accounts and their autopay */
        get: operations["listUserUtilityAccounts"];
        put?: never;
        post?: never;
        /** Remove a water account from a user */
        delete: operations["removeUserUtilityAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcels/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the imports of parcels */
        get: operations["listParcelImports"];
        put?: never;
        /**
         * Import the city’s parcels
         * @description All rows of an import take effect together, or none. The body is CSV (RFC 4180, UTF-8, with a header) or GeoJSON (RFC 7946: a FeatureCollection, or one feature after another), in degrees of WGS 84. CSV has the geometry as GeoJSON in the column `outline`. Columns, or properties: `parcelNumber`, `streetNumber`, `streetName`, `streetSuffix`, `unit`, `zip`, `refusePickupDay`, `leafDistrict`, `primaryZoning`, `currentLandUse`, `historicDistrict`, `schoolDistrict`, `countyBoardDistrict`, `stateRepresentativeDistrict`, `stateSenateDistrict`, `usCongressionalDistrict`, `waterBillingCycleDates`, `zoning`.
         *
         *     A parcel keeps its id by its `parcelNumber`. A full import retires the parcels that it does not have. Sending the same import again gets the same reply and changes nothing.
         *
         *     Errors in rows:
         *
         *     * `required`: The field is empty.
         *     * `too-long`: The text is too long.
         *     * `unknown-column`: An import has no such column.
         *     * `too-many-fields`: The row has more fields than the header.
         *     * `not-a-feature`: This is no GeoJSON feature.
         *     * `not-a-number`: The house number must be digits.
         *     * `not-a-zip`: The ZIP code must have five digits.
         *     * `not-an-outline`: The outline must be a GeoJSON Polygon or MultiPolygon in degrees.
         *     * `not-closed`: A ring of the outline must have four points or more and end where it begins.
         *     * `crosses-itself`: The outline crosses itself.
         *     * `hole-outside`: A hole lies outside the outline.
         *     * `no-area`: The outline has no area.
         *     * `too-many-points`: The outline has more than 5,000 points.
         *     * `outside-city`: The outline lies outside the city’s map. Degrees of WGS 84 are needed (EPSG:4326).
         *     * `not-districts`: Zoning must be codes with their share in parts per thousand: CC1=720|GI=280.
         *     * `unknown-district`: There is no zoning district with this code.
         *     * `twice`: The parcel number is in this import twice.
         */
        post: operations["importParcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcels/imports/{batchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one import of parcels with its errors */
        get: operations["getParcelImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parcels/imports/layer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the city’s parcels from an ArcGIS feature layer
         * @description Reads all features of a layer of polygons, page by page, and imports them as a file’s. A parcel keeps its id by its parcel number, never by the layer’s own id.
         */
        post: operations["importParcelsFromLayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-arrangements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payment arrangements of a user’s water accounts, and what is due on each account */
        get: operations["listUserArrangements"];
        put?: never;
        /**
         * Offer installments for what is due on a water account
         * @description Two to twelve installments that add up to everything that is due now, with overdue bills and penalty. We notify the residents who have the account. They accept or decline.
         */
        post: operations["offerArrangement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-arrangements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an arrangement, offered or accepted */
        delete: operations["withdrawArrangement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-discrepancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the differences between the payment provider’s records and ours */
        get: operations["listDiscrepancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-discrepancies/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a discrepancy as resolved, with a note */
        post: operations["resolveDiscrepancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a user’s saved cards and bank accounts */
        get: operations["listUserPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/{cardId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user’s saved card or bank account */
        delete: operations["removeUserPaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether autopay uses a saved card or bank account */
        get: operations["getPaymentMethodUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymentMaintenanceInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether bills can be paid online now */
        get: operations["getMaintenanceInfo"];
        /** Change a maintenance period (the last write wins) */
        put: operations["updateMaintenancePeriod"];
        /** Add a maintenance period */
        post: operations["createMaintenancePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/paymentMaintenanceInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a maintenance period */
        delete: operations["deleteMaintenancePeriod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments, newest first */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payment with its history */
        get: operations["getPaymentForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a payment, once: an unsettled one is voided, a settled one is refunded */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refund/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a refund that another person proposed, and carry it out */
        post: operations["approveRefund"];
        /** Reject a proposed refund, or withdraw your own */
        delete: operations["rejectRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person with accounts, organizations and notes */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page of what happened with a person or organization */
        get: operations["listPersonHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note that only staff see */
        post: operations["addPersonNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of your own notes */
        delete: operations["deletePersonNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an organization with members, accounts and notes */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find people, organizations, and the record with a number */
        post: operations["findPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-exemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the work that needs no permit, with earlier and later rules */
        get: operations["listPermitExemptions"];
        put?: never;
        /** Set a new rule from a day */
        post: operations["addPermitExemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-exemptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a new rule back before it is in force */
        delete: operations["withdrawPermitExemption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-exemptions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a new rule before it is set */
        post: operations["previewPermitExemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of permits */
        get: operations["listPermitKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permit-kinds/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add or change a kind of permit */
        put: operations["setPermitKind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page of the permit desk */
        get: operations["listDeskPermits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a permit with all that staff need */
        get: operations["getDeskPermit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to check that an application is complete */
        post: operations["takePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on the current version of a document */
        post: operations["addPlanComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/comments/{commentId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept an answer, or ask again */
        put: operations["settlePlanComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for corrections of an application */
        post: operations["askPermitCorrections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/denial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deny an application */
        post: operations["denyPermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a document to a permit */
        post: operations["addPermitDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/documents/{documentId}/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set who sees a document */
        put: operations["setDocumentPublic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/documents/{documentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a version of a document */
        post: operations["addPlanVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Extend a permit */
        post: operations["extendPermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Work out the fee of an approved application */
        post: operations["assessPermitFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a paid permit */
        post: operations["issuePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the fee of a permit */
        post: operations["askPermitFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the documents of a permit, with comments and answers */
        get: operations["getPlanReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that you have a permit open, and get who else has */
        get: operations["getPermitPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish the review of a discipline */
        post: operations["finishPermitReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a complete application to review */
        post: operations["completePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/reviewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign the review of a discipline */
        post: operations["assignPermitReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a permit */
        post: operations["revokePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/{id}/waiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Waive a part of a permit’s fee */
        post: operations["waivePermitFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the views of the permit desk */
        get: operations["getPermitDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permits/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find permits by number, address, owner, applicant or license */
        post: operations["findPermits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reply templates */
        get: operations["listReplyTemplates"];
        put?: never;
        /** Add a reply template */
        post: operations["createReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a reply template */
        put: operations["updateReplyTemplate"];
        post?: never;
        /** Delete a reply template */
        delete: operations["deleteReplyTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page of the case queue */
        get: operations["listDeskRequests"];
        put?: never;
        /** Enter a request for a caller */
        post: operations["enterReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a request with its history */
        get: operations["getDeskRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign a request to a staff member, or to no one */
        post: operations["assignRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the category of a request */
        post: operations["changeCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the day by which a request is planned to be done */
        post: operations["changeDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a picture or a PDF */
        post: operations["attachFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a request says about the license that it asks for */
        get: operations["getLicenseApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a request as a duplicate of another one */
        post: operations["mergeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note that only staff see */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was paid for a request, newest first */
        get: operations["listRequestPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a request to another address of the city */
        post: operations["changePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that you have a request open, and get who else has */
        get: operations["getPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the resident for information */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the resident */
        post: operations["replyToRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of a request */
        post: operations["changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change many requests */
        post: operations["runBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a bulk action */
        post: operations["previewBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the filter options of the case queue */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the case queue as CSV */
        get: operations["exportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a filter of the case queue */
        post: operations["saveDeskFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/filters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of your saved filters, or, as an administrator, a shared one */
        delete: operations["deleteDeskFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the locations of the requests in the case queue */
        get: operations["listDeskPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set where new requests of a category and area go */
        put: operations["setRoutingRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a routing rule */
        delete: operations["deleteRoutingRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/activity/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the fields of a record type, or of a service in the catalog */
        get: operations["listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforcePublicField/{object}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the fields of a record type that residents see */
        get: operations["getPublicFields"];
        put?: never;
        /** Choose the fields of a record type that residents see */
        post: operations["setPublicFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforcePublicField/sObjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the record types and how many of their fields residents see */
        get: operations["listPublicFieldTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the city’s areas, with what is open there and who gets new requests */
        get: operations["listAreas"];
        /** Name the city’s areas */
        put: operations["setAreaNames"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings of the city */
        get: operations["getCitySettings"];
        /** Set the settings of the city */
        put: operations["setCitySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the feature flags, and who has a value of their own */
        get: operations["listFlagSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/flags/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn a feature on or off for all */
        put: operations["setFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/flags/{name}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turn a feature on or off for one person */
        put: operations["setPersonFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/holidays/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a holiday, or change its name */
        put: operations["setHoliday"];
        post?: never;
        /** Delete a holiday */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the service targets and the city’s holidays */
        get: operations["getServiceTargets"];
        /** Set how many working days each kind of report may take */
        put: operations["setServiceTargets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slowdowns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List visitors over a rate limit in the last two days */
        get: operations["listSlowdowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set on which days a person gets no requests by rule */
        put: operations["setAbsence"];
        post?: never;
        /** Say that a person is back */
        delete: operations["endAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemAlerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all system alerts, active or not */
        get: operations["listSystemAlerts"];
        put?: never;
        /** Create a system alert for everyone who is logged in */
        post: operations["createSystemAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systemAlerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a system alert (the last write wins) */
        put: operations["updateSystemAlert"];
        post?: never;
        /** Delete a system alert */
        delete: operations["deleteSystemAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the teams, where new requests go, and who is away */
        get: operations["listTeams"];
        put?: never;
        /** Add a team */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a team’s name and members */
        put: operations["updateTeam"];
        post?: never;
        /** Delete a team and its routing rules */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries that failed for two days, latest first */
        get: operations["listUndelivered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undelivered/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send failed deliveries again */
        post: operations["replayDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the first thousand users by last name */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user */
        get: operations["getUser"];
        /** Change a user */
        put: operations["editUser"];
        post?: never;
        /** Delete a user’s account */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set what a member of staff works on */
        put: operations["grantRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/second-factors/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the second factors of a colleague who lost them */
        post: operations["resetSecondFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a user a link to choose a new password */
        post: operations["sendPasswordMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notification-prefs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a user’s notification settings (read-only) */
        get: operations["getUserSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user with payment and activity history */
        get: operations["getUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a user the verification email again */
        post: operations["resendRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a link to choose a new password */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page of the user list */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zoning-districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the zoning districts */
        get: operations["listZoningDistricts"];
        put?: never;
        /** Add a zoning district */
        post: operations["addZoningDistrict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zoning-districts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a zoning district with all rules of its uses */
        get: operations["getZoningDistrict"];
        /**
         * Change a zoning district
         * @description Its code stays: imports name it.
         */
        put: operations["updateZoningDistrict"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zoning-districts/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what a district says of a use from a day on
         * @description Rules are never changed. `useEs` may be empty for a use that another rule already has.
         */
        post: operations["addZoningUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zoning-districts/uses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a rule of a district back before it counts */
        delete: operations["withdrawZoningUse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            /** Format: date */
            firstDay: string;
            /** Format: date */
            lastDay: string;
            /**
             * Format: uuid
             * @description Gets the requests instead. Null: they stay unassigned.
             */
            substituteId: string | null;
        };
        AccountDocument: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Stored size in bytes. */
            size: number;
            type: string;
        };
        AddedLicense: {
            /** @description To be paid through the request. Cents. */
            dueCents: number;
            /** Format: uuid */
            id: string;
            number: string;
            /** @description Shown this once. Null: it is mailed with the license once it is paid. */
            pin: string | null;
        };
        AddedSecondFactor: {
            /** @description Only with the first second factor. */
            recoveryCodes: string[] | null;
        };
        Area: {
            addressCount: number;
            code: string;
            /** @description The team and person who get all new requests of the area. */
            goesTo: string[];
            /** @description Empty: by its code alone. */
            name: string;
            /** @description Open requests. */
            openCount: number;
        };
        Areas: {
            areas: components["schemas"]["Area"][];
            /** @description Of the names. */
            version: string;
        };
        ArticleContent: {
            layoutItems: components["schemas"]["ArticlePart"][];
            layoutItemsEs: components["schemas"]["ArticlePart"][] | null;
            summary: string;
            /** @description Null: not yet translated. */
            summaryEs: string | null;
            title: string;
            /** @description Null: not yet translated. */
            titleEs: string | null;
        };
        ArticlePart: {
            label: string;
            /** @description Stays the same in both languages. */
            name: string;
            /** @description HTML. */
            value: string;
        };
        AtMostCondition: {
            /**
             * @description Of the answer.
             * @example area
             */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "atMost";
            most: number;
            text: string;
            /** @description In Spanish. */
            textEs: string;
            unit: string;
            unitEs: string;
        };
        AuditChange: {
            /** @enum {string} */
            change: "insert" | "update" | "delete";
            fields: components["schemas"]["AuditField"][];
            /** @description Its personal data was removed with the person’s account. */
            isForgotten: boolean;
            kind: string;
            /** @description In the reader’s language. */
            kindName: string;
            /** @description Which part of a record with several parts. */
            part: string | null;
            /** @description The record’s number or name. Null if only its id is known. */
            record: string | null;
            recordId: string;
        };
        AuditChoice: {
            /** @description In the reader’s language. */
            label: string;
            value: string;
        };
        AuditEntry: {
            /** @enum {string|null} */
            app: "resident" | "staff" | null;
            /** Format: date-time */
            at: string;
            /** @description Records that it changed. */
            changeCount: number;
            changes: components["schemas"]["AuditChange"][];
            /** @example Firefox, Windows */
            device: string | null;
            /** Format: uuid */
            id: string;
            ipAddress: string | null;
            kind: string;
            /** @description In the reader’s language. */
            kindName: string;
            /** @description Its name in the contract. */
            operation: string;
            /** @description In the reader’s language. */
            operationName: string;
            record: string | null;
            recordId: string;
            requestId: string;
            who: {
                email: string | null;
                /**
                 * Format: uuid
                 * @description Null for the portal itself and guests.
                 */
                id: string | null;
                name: string;
            };
        };
        AuditField: {
            /** @description Null if it is empty. */
            after: string | null;
            /** @description Null if it was empty. */
            before: string | null;
            /**
             * @description Its name in our records.
             * @example isPublished
             */
            field: string;
            /** @description In the reader’s language. */
            label: string;
        };
        AuthUser: {
            Admin: boolean;
            Email: string;
            FirstName: string;
            /** Format: uuid */
            Id: string;
            /** @enum {string} */
            Language: "en" | "es";
            LastName: string;
            PhoneNumber: string | null;
            ProfilePictureUrl: string | null;
            salesforceContact: {
                address1: string;
                address2: string;
                city: string;
                state: string;
                zip: string;
            } | null;
            /** @description The contact record. Null until the account is complete. */
            SalesforceId: string | null;
            /** @description Id of the organization, or `personal`. */
            selectedOrganization: string;
            selectedOrganizationInfo: {
                /** Format: uuid */
                Id: string;
                Name: string;
            } | null;
            /** @description The email address is verified. */
            Verified: boolean;
        };
        BillingBatch: {
            /** Format: date-time */
            appliedAt: string | null;
            batchId: string;
            /** Format: date-time */
            createdAt: string;
            errorCount: number;
            /** @description The first thousand errors. */
            errors: {
                code: string;
                /** @description Empty if the error is about the whole row. */
                field: string;
                /** @description In CSV the line (the header is 1), in JSON the number of the row, from 1. */
                line: number;
            }[];
            /** @enum {string} */
            kind: "partial" | "full";
            /** @description Number of valid rows. */
            rowCount: number;
            /**
             * @description `staged`: the batch has not taken effect. It is still arriving, or was interrupted. Send it again.
             * @enum {string}
             */
            status: "staged" | "applied" | "refused";
        };
        BillingBatchRow: {
            address1?: string | number;
            amount?: string | number;
            balance?: string | number;
            billDate?: string | number;
            city?: string | number;
            customerId?: string | number;
            date?: string | number;
            dueDate?: string | number;
            kind?: string | number;
            lines?: string | number;
            linesEs?: string | number;
            locationId?: string | number;
            number?: string | number;
            payments?: string | number;
            penalty?: string | number;
            plate?: string | number;
            previousBalance?: string | number;
            readings?: string | number;
            reference?: string | number;
            serviceFrom?: string | number;
            serviceTo?: string | number;
            state?: string | number;
            streetNumber?: string | number;
            type?: string | number;
            typeEs?: string | number;
            usage?: string | number;
            usageUnit?: string | number;
            zip?: string | number;
        };
        BillingMaintenancePeriod: {
            /** Format: uuid */
            id: string;
            maintenanceSettings: components["schemas"]["MaintenanceWindow"];
            maintenanceWarningAlert: components["schemas"]["MaintenanceWindow"];
            /** @description False while the downtime of this period is active. */
            onlineBillPayEnabled: boolean;
        };
        BillingPosting: {
            /**
             * @description Whole cents. A minus behind the amount is a refund.
             * @example 6120
             */
            amount: string;
            customerId: string;
            /**
             * @description MMDDYYYY.
             * @example 11202026
             */
            date: string;
            /** @enum {string} */
            kind: "payment";
            locationId: string;
            /** @example P1f4k2m9c0a7x3b8d5e6 */
            reference: string;
            type: string;
        };
        BulkOrder: {
            action: {
                /** Format: uuid */
                assigneeId: string | null;
                /** @enum {string} */
                kind: "assign";
            } | {
                /** @enum {string} */
                kind: "status";
                reason: string;
                /** @enum {string} */
                to: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
            };
            choice: {
                numbers: string[];
            } | {
                filter: {
                    /**
                     * @description The resident has answered since the last step of staff.
                     * @enum {string}
                     */
                    answered?: "yes";
                    area?: string;
                    /** @description Id of a staff member, `me`, or `nobody`. */
                    assignee?: string;
                    /** @enum {string} */
                    category?: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                    /** @description Sent more than this many days ago. */
                    older?: number;
                    /** @enum {string} */
                    overdue?: "yes";
                    /**
                     * @description Staff had closed it.
                     * @enum {string}
                     */
                    reopened?: "yes";
                    /**
                     * @description By due date (open requests only), by age, or by last change. Open requests are sorted by due date if you leave it out, others newest first.
                     * @enum {string}
                     */
                    sort?: "due" | "oldest" | "newest" | "changed";
                    /**
                     * @default open
                     * @enum {string}
                     */
                    state: "open" | "closed" | "all";
                    /** @enum {string} */
                    status?: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                    /** @description Id of a team, or `mine`. */
                    team?: string;
                    /** @description A request number, or words. Only words of 3 letters or more count. */
                    text?: string;
                    /**
                     * @description Staff have asked the resident.
                     * @enum {string}
                     */
                    waiting?: "yes";
                };
            };
        };
        BulkPreview: {
            can: number;
            cannot: number;
            /** @description The filter matches more requests than one action accepts. */
            isCut: boolean;
            requests: {
                number: string;
                /** @enum {string|null} */
                obstacle: "no-such-step" | "already-so" | "not-found" | "changed" | null;
                /** @enum {string} */
                status: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                title: string;
            }[];
        };
        BusinessProcess: {
            id: string;
            name: string;
        };
        ByIdToken: {
            /** @description ID token of Firebase. */
            idToken: string;
            /**
             * @description web: an HttpOnly cookie. mobile: tokens in the reply.
             * @default web
             * @enum {string}
             */
            session: "web" | "mobile";
        };
        ByPassword: {
            /** @example name@example.com */
            email: string;
            /** Format: password */
            password: string;
            /**
             * @description web: an HttpOnly cookie. mobile: tokens in the reply.
             * @default web
             * @enum {string}
             */
            session: "web" | "mobile";
        };
        /** @description Limits a case worker to requests of these categories and areas, besides those assigned to them or to their teams. An empty list limits nothing. */
        CaseScope: {
            /** @description Names of areas, as requests have them. */
            areas: string[];
            categories: ("graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback")[];
        };
        CatalogueService: {
            /** @enum {string} */
            Action: "APPLY_FOR" | "REGISTER_FOR" | "PAY_FOR" | "FIND" | "REPORT" | "RENT" | "SIGN_UP_FOR" | "MAPS";
            CalendlyLink: string | null;
            /** @description Sanitized HTML. */
            Content: string | null;
            ContentEs: string | null;
            Deleted: boolean;
            Description: string;
            DescriptionEs: string;
            ExternalLink: string | null;
            GuestEnabled: boolean;
            /** Format: uuid */
            Id: string;
            Item: string;
            ItemEs: string;
            LaserficheProcessId: string | null;
            Order: number;
            paymentCode: string | null;
            PaymentRequired: boolean;
            PopularService: boolean;
            PopularServiceIconURL: string | null;
            PopularServiceOrder: number | null;
            Published: boolean;
            /** @enum {string|null} */
            ReportCategory: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
            SalesforceObjectId: string | null;
            salesforcePaymentField: string | null;
            ToggleInAppBrowser: boolean;
            /** @enum {string} */
            Type: "LASERFICHE_FORM" | "CUSTOM_FORM" | "EXTERNAL_LINK" | "CONTENT";
        };
        CitationPosting: {
            /**
             * @description Whole cents. A minus behind the amount is a refund.
             * @example 3000
             */
            amount: string;
            /**
             * @description MMDDYYYY.
             * @example 11202026
             */
            date: string;
            /** @enum {string} */
            kind: "citation-payment";
            /** @example PK-104417 */
            number: string;
            /** @example P1f4k2m9c0a7x3b8d5e6 */
            reference: string;
        };
        CitySettings: {
            addressLine1: string;
            addressLine2: string;
            /** @description Empty: none. */
            chatUrl: string;
            /** @description Empty: none. */
            eventsUrl: string;
            helpMail: string;
            /** @description Empty: none. */
            mobileAppUrl: string;
            name: string;
            /** @description Empty: none. */
            newsUrl: string;
            /** @description Cents. */
            overpaymentLimitCents: number;
            phone: string;
            /** @description Cents. A larger refund waits for a second person. Null: none does. */
            refundLimitCents: number | null;
            /**
             * @description Drawings of granted permits are public, unless staff decide otherwise for one.
             * @default true
             */
            showsApprovedDrawings: boolean;
            /**
             * @description Owners and tenants of permits are shown, and permits are found by them.
             * @default true
             */
            showsPermitNames: boolean;
            takesPartialPayments: boolean;
            version: string;
            websiteUrl: string;
        };
        /** @description Of the kind in the address, in both languages. */
        Content: components["schemas"]["ArticleContent"] | components["schemas"]["NewsContent"];
        ContentEdit: {
            content: components["schemas"]["Content"];
            /** @description What changed, and why. */
            note: string;
            /**
             * @description Needed for the step `schedule`.
             * @example 2026-11-27T08:00
             */
            publishAt: string | null;
            /** @enum {string} */
            step: "draft" | "schedule" | "publish";
        };
        ContentItem: {
            /** Format: date-time */
            checkedAt: string | null;
            checkEveryMonths: number;
            /** Format: uuid */
            id: string;
            isPublished: boolean;
            /** @description As residents read it, or last did. */
            live: ({
                layoutItems: components["schemas"]["ArticlePart"][];
                layoutItemsEs: components["schemas"]["ArticlePart"][] | null;
                summary: string;
                /** @description Null: not yet translated. */
                summaryEs: string | null;
                title: string;
                /** @description Null: not yet translated. */
                titleEs: string | null;
            } | null) | components["schemas"]["NewsContent"];
            /** @description The draft, or what is scheduled. */
            open: {
                body: components["schemas"]["Content"];
                by: string | null;
                note: string;
                number: number;
                /**
                 * @description In the city.
                 * @example 2026-11-27T08:00
                 */
                publishAt: string | null;
                /** Format: date-time */
                publishedAt: string | null;
                /** Format: date-time */
                savedAt: string;
                /** Format: date-time */
                scheduledAt: string | null;
                /** @enum {string} */
                state: "draft" | "scheduled" | "published" | "replaced";
            } | null;
            /** Format: uuid */
            ownerId: string | null;
            /** @description Where residents read it. */
            path: string;
            /**
             * Format: date
             * @description Null unless it is published.
             */
            reviewOn: string | null;
            /** @description Send it back as If-Match. */
            revision: number;
            /** @description Who can look after it. */
            staff: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            versions: components["schemas"]["ContentVersion"][];
        };
        ContentVersion: {
            by: string | null;
            note: string;
            number: number;
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            savedAt: string;
            /** Format: date-time */
            scheduledAt: string | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "published" | "replaced";
        };
        DeskChoices: {
            areas: string[];
            assignees: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description Open requests in each ready view, counted up to 1000. */
            counts: {
                answered: number;
                mine: number;
                open: number;
                overdue: number;
                team: number;
                unassigned: number;
            };
            /** @description One’s own, and those shared by other staff. */
            filters: {
                /** Format: uuid */
                id: string;
                isDeletable: boolean;
                isOwn: boolean;
                isShared: boolean;
                name: string;
                query: string;
            }[];
            teams: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        DeskItem: {
            address: string;
            area: string | null;
            assignee: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @enum {string|null} */
            category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            dueAt: string | null;
            /** @description The start of what the sender wrote. */
            excerpt: string;
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            /** @description A question to the resident is open. */
            isWaiting: boolean;
            /** @description The start of what the resident answered. Null after the next step of staff, except an assignment. */
            newAnswer: string | null;
            number: string;
            /** @enum {string} */
            status: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
            statusInformation: components["schemas"]["StatusInformation"];
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description Path of a small picture, valid for 15 minutes. Null without a picture. */
            thumbnail: string | null;
            title: string;
            /** @enum {string} */
            type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            /** Format: date-time */
            updatedAt: string;
        };
        DeskPermit: {
            address: string;
            /** Format: date */
            appliedOn: string;
            /** Format: date */
            closedOn: string | null;
            conditions: string | null;
            contractorLicense: string;
            contractorName: string;
            description: string;
            disciplines: ("building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering")[];
            /** @description Cents. */
            estimatedValueCents: number;
            /**
             * Format: date
             * @description The last day on which work may go on.
             */
            expiresOn: string | null;
            fees: {
                /** @description Cents. */
                amountCents: number;
                /** @enum {string} */
                kind: "schedule" | "added" | "waived";
                name: string;
                nameEnglish: string;
                nameSpanish: string;
                /** @description Its source, or why it was waived. */
                rule: string;
            }[];
            files: {
                /** Format: uuid */
                id: string;
                name: string;
                type: string;
                /** @description Valid for 15 minutes. */
                url: string;
            }[];
            formDetails: {
                data: {
                    data: string;
                    label: string;
                }[];
                label: string;
            }[];
            /** @description The latest first. */
            history: {
                /** Format: date-time */
                at: string;
                comment: string;
                /** Format: uuid */
                id: string;
                name: string | null;
                /** @enum {string} */
                state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            }[];
            /** Format: uuid */
            id: string;
            /** @description The latest first. */
            inspections: {
                code: string;
                comment: string;
                /** Format: date */
                day: string;
                /** Format: uuid */
                id: string;
                inspector: string | null;
                name: string;
                /** @enum {string} */
                result: "booked" | "passed" | "failed" | "canceled";
                /** @enum {string} */
                window: "morning" | "afternoon";
            }[];
            /** Format: date */
            issuedOn: string | null;
            /** @description In the reader’s language. */
            kind: string;
            kindCode: string;
            /** @description Paid, although it ended without a permit. */
            mustRefund: boolean;
            number: number;
            ownerName: string;
            parcelNumber: string | null;
            planned: {
                code: string;
                hasPassed: boolean;
                name: string;
            }[];
            /** @description By which it was applied for; null for one of another system. */
            request: {
                email: string | null;
                /**
                 * Format: uuid
                 * @description Of the request.
                 */
                id: string;
                /** @enum {string} */
                language: "en" | "es";
                name: string | null;
                number: string;
                organization: string | null;
                /** Format: date-time */
                paidAt: string | null;
                /** @description Dollars. */
                paymentAmount: number | null;
                phone: string | null;
                /** Format: uuid */
                userId: string | null;
                version: number;
            } | null;
            /** @description The last version first. */
            reviews: {
                comment: string;
                /** @enum {string} */
                discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                /** Format: date-time */
                doneAt: string | null;
                /** @enum {string} */
                result: "waiting" | "approved" | "corrections";
                reviewer: string | null;
                /** Format: uuid */
                reviewerId: string | null;
                /** @description 1 is the first version of the application. */
                round: number;
                /** Format: date-time */
                startedAt: string;
            }[];
            /** @description The fees in force on the day of the application; null if none were. */
            schedule: {
                asks: {
                    answer: string;
                    unit: string;
                    /** @description As the application says. */
                    units: number | null;
                }[];
                fees: components["schemas"]["FeeSchedule"];
            } | null;
            squareFeet: number;
            /** @enum {string} */
            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            /** @description Of its request, as residents read it. */
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            validDays: number;
            version: number;
            /** @description Four digits. With the number it is the permit’s key. */
            year: number;
            zip: string;
            zone: string;
        };
        DeskPermitItem: {
            address: string;
            /** Format: date */
            appliedOn: string;
            description: string;
            /**
             * Format: date
             * @description The last day on which work may go on.
             */
            expiresOn: string | null;
            /** Format: uuid */
            id: string;
            /** @description In the reader’s language. */
            kind: string;
            /** @description Paid, although it ended without a permit. */
            mustRefund: boolean;
            number: number;
            ownerName: string;
            /** @description The last one of each discipline. */
            reviews: {
                /** @enum {string} */
                discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                /** @enum {string} */
                result: "waiting" | "approved" | "corrections";
                reviewer: string | null;
            }[];
            /**
             * Format: date-time
             * @description When it came to its state.
             */
            since: string;
            /** @enum {string} */
            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            /** @description Of its request, as residents read it. */
            status: string;
            statusInformation: components["schemas"]["StatusInformation"];
            /** @description Four digits. With the number it is the permit’s key. */
            year: number;
        };
        DeskPermitKind: {
            code: string;
            /** @description Who reviews applications. */
            disciplines: ("building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering")[];
            /** @description In their order. */
            inspections: {
                code: string;
                /** @description The last one, after all others. */
                isFinal: boolean;
                name: string;
                nameEs: string;
            }[];
            isOffered: boolean;
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            needsContractor: boolean;
            sortOrder: number;
            /** @description A contractor needs one of them. Empty: any contractor. */
            trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
            validDays: number;
            version: number;
        };
        DeskPoint: {
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            latitude: number;
            longitude: number;
            number: string;
            /** @enum {string} */
            status: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
            statusInformation: components["schemas"]["StatusInformation"];
            title: string;
        };
        DeskRequest: {
            address: string;
            area: string | null;
            assignee: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /** @description What fills a reply template, in the resident’s language. */
            blanks: {
                address: string | null;
                due: string | null;
                name: string | null;
                number: string | null;
                service: string | null;
                staff: string | null;
                status: string | null;
            };
            /** @enum {string|null} */
            category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
            /** @enum {string} */
            channel: "online" | "phone";
            closeReason: string | null;
            contact: {
                email: string | null;
                /** @enum {string} */
                language: "en" | "es";
                name: string | null;
                organization: string | null;
                phone: string | null;
                /** Format: uuid */
                userId: string | null;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            dueAt: string | null;
            duplicates: {
                /** Format: uuid */
                id: string;
                number: string;
            }[];
            files: {
                /** @enum {string} */
                by: "resident" | "staff";
                /** Format: date-time */
                createdAt: string;
                /**
                 * Format: uuid
                 * @description The event in the history that it came with.
                 */
                eventId: string | null;
                /** Format: uuid */
                id: string;
                isPublic: boolean;
                name: string;
                /** @description Bytes. */
                size: number;
                type: string;
                /** @description Valid for 15 minutes. */
                url: string;
            }[];
            followers: number;
            formDetails: {
                data: {
                    data: string;
                    label: string;
                }[];
                label: string;
            }[];
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            isWaiting: boolean;
            latitude: number | null;
            longitude: number | null;
            mergedInto: {
                /** Format: uuid */
                id: string;
                number: string;
            } | null;
            /** @description The statuses it can change to. */
            nextStatuses: ("New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled")[];
            number: string;
            /** @description The sender’s other open requests, at most five. */
            others: {
                /** Format: uuid */
                id: string;
                number: string;
                /** @enum {string} */
                status: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                title: string;
            }[];
            /** Format: date-time */
            paidAt: string | null;
            /** @description Dollars. */
            paymentAmount: number | null;
            question: string | null;
            satisfaction: number | null;
            /** @enum {string} */
            status: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
            statusInformation: components["schemas"]["StatusInformation"];
            /** @description Working days. */
            targetDays: number | null;
            team: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            timeline: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                by: "resident" | "staff" | "system";
                facts: {
                    [key: string]: string | null;
                };
                /** Format: uuid */
                id: string;
                isPublic: boolean;
                kind: string;
                name: string | null;
                text: string | null;
            }[];
            title: string;
            /** @enum {string} */
            type: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        Discrepancy: {
            /** Format: date-time */
            foundAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "unknown-here" | "missing-there" | "amount" | "status" | "second-charge";
            note: string | null;
            /** @description Dollars. */
            ourAmount: number | null;
            ourStatus: string | null;
            /** Format: uuid */
            paymentId: string | null;
            reference: string | null;
            /** Format: date-time */
            resolvedAt: string | null;
            resolvedBy: string | null;
            /** @description The provider’s transaction number, or our reference. */
            subject: string;
            /** @description Dollars. */
            theirAmount: number | null;
            theirStatus: string | null;
        };
        EditableText: {
            /** Format: date-time */
            changedAt: string | null;
            changedBy: string | null;
            Group: string;
            /** @example es.Home.Title */
            Id: string;
            /** @description Staff changed it. */
            isChanged: boolean;
            LanguageKey: string;
            /** @description The text in the other language, as it is now. */
            other: {
                plural: string | null;
                singular: string;
            } | null;
            /** @description Null unless the text counts something. */
            PluralForm: string | null;
            SingularForm: string;
            /** @description The default. Null if this release no longer has the text. */
            standard: {
                plural: string | null;
                singular: string;
            } | null;
            /** @description Of this text; send it back to save. */
            Version: string;
        };
        ExemptedKind: {
            code: string;
            name: string;
            nameEs: string;
            versions: components["schemas"]["PermitExemption"][];
        };
        ExemptionCondition: components["schemas"]["AtMostCondition"] | components["schemas"]["IsCondition"];
        ExemptionPreview: {
            summary: string[];
        };
        FeatureFlag: {
            enabled: boolean;
            name: string;
        };
        FeeLine: components["schemas"]["FlatFee"] | components["schemas"]["UnitFee"] | components["schemas"]["SlabFee"] | components["schemas"]["MinimumFee"];
        FeePenalty: {
            /** @description Hundredths of a percent of the fees. */
            basisPoints: number;
            /** @description Cents. */
            flatCents: number;
            /** @description Days after the due day. */
            fromDay: number;
            /** @description Cents. */
            maxCents: number | null;
            /** @description Cents. */
            minCents: number | null;
            name: string;
            /** @description In Spanish. */
            nameEs: string;
        };
        FeePreview: {
            summary: string[];
        };
        FeeRebate: {
            /** @description Hundredths of a percent of the fees. */
            basisPoints: number;
            /** @description Days before the due day. */
            daysBefore: number;
            /** @description Cents. */
            flatCents: number;
            /** @description Cents. */
            maxCents: number | null;
            /** @description Cents. */
            minCents: number | null;
            name: string;
            /** @description In Spanish. */
            nameEs: string;
        };
        FeeSchedule: {
            /** Format: date */
            fromDay: string;
            /** Format: uuid */
            id: string;
            /** @example permit.roof */
            kind: string;
            lines: components["schemas"]["FeeLine"][];
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            penalties: components["schemas"]["FeePenalty"][];
            rebates: components["schemas"]["FeeRebate"][];
            /** @description The ordinance that sets the amounts. */
            source: string;
            /**
             * Format: date
             * @description Included. Null: no end is known.
             */
            toDay: string | null;
        };
        FeeScheduleEdit: {
            /** Format: date */
            fromDay: string;
            /** @example permit.roof */
            kind: string;
            lines: components["schemas"]["FeeLine"][];
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            penalties: components["schemas"]["FeePenalty"][];
            rebates: components["schemas"]["FeeRebate"][];
            /** @description The ordinance that sets the amounts. */
            source: string;
            /**
             * Format: date
             * @description Included. Null: no end is known.
             */
            toDay: string | null;
        };
        FeeSchedules: {
            schedules: components["schemas"]["FeeSchedule"][];
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
        };
        FlagSetting: {
            /** Format: date-time */
            changedAt: string | null;
            /** @description As the release has it. */
            default: boolean;
            /** @description The city has not set it. */
            isDefault: boolean;
            isEnabled: boolean;
            /** @enum {string} */
            name: "EnableCORE" | "EnableACHAutopay" | "EnableDelinquentBillingNotifications" | "EnableLPI" | "EnableWaterBillHistoryPage" | "EnableBoardsAndCommissions" | "EnablePopularServices" | "EnableWaterBillRedesign" | "EnableUserAdminMenuV2" | "EnableOldAutopayNotice" | "RequireStaffSecondFactor";
            /** @description Who has a value of their own, at most 100. */
            people: {
                email: string;
                /** Format: uuid */
                id: string;
                isEnabled: boolean;
                name: string;
            }[];
        };
        FlatFee: {
            /** @description Cents. */
            cents: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "flat";
            name: string;
            /** @description In Spanish. */
            nameEs: string;
        };
        /** @description True if the answer to the field, or one of its answers, is among these. */
        FormCondition: {
            field: string;
            is: string[];
        };
        FormDefinition: {
            fees: {
                cents: number;
                label: components["schemas"]["FormText"];
                perUnitOf?: string;
                when?: components["schemas"]["FormCondition"];
            }[];
            /**
             * @description Ask `checkForm` on each page and before sending.
             * @enum {boolean}
             */
            isChecked?: true;
            pages: {
                fields: components["schemas"]["FormField"][];
                title: components["schemas"]["FormText"];
                when?: components["schemas"]["FormCondition"];
            }[];
            thanks: components["schemas"]["FormText"];
        };
        FormField: {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "text" | "paragraph";
            label: components["schemas"]["FormText"];
            maxLength?: number;
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "email" | "phone" | "date" | "address" | "yes-no";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            decimals?: number;
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "number";
            label: components["schemas"]["FormText"];
            max?: number;
            min?: number;
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            choices: {
                label: components["schemas"]["FormText"];
                value: string;
                /** @description Offered only if this holds. */
                when?: {
                    field: string;
                    is: string[];
                };
            }[];
            /**
             * @description The choices are those of the city’s records now.
             * @enum {string}
             */
            from?: "boards";
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "choice" | "choices";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "files";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            most: number;
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            hint?: components["schemas"]["FormText"];
            /** @enum {boolean} */
            isRequired?: true;
            /**
             * @description Its answer names the subject of the request.
             * @enum {boolean}
             */
            isSubject?: true;
            /** @enum {string} */
            kind: "license";
            label: components["schemas"]["FormText"];
            /** @description What to say if the answer is missing. */
            missing?: {
                en: string;
                es: string;
            };
            name: string;
            when?: components["schemas"]["FormCondition"];
        } | {
            /** @enum {string} */
            kind: "words";
            label: components["schemas"]["FormText"];
            name: string;
            when?: components["schemas"]["FormCondition"];
        };
        FormText: {
            en: string;
            es: string;
        };
        FoundPeople: {
            /** @description The words that were searched instead of misspelled ones. */
            corrected: string | null;
            /** @description More people match. */
            hasMore: boolean;
            /** @description Records with exactly this number that you may see, and requests that a guest sent from exactly this email address. */
            hits: components["schemas"]["FoundRecord"][];
            /** @description Best match first. */
            people: components["schemas"]["FoundPerson"][];
        };
        FoundPermit: {
            address: string;
            /** Format: uuid */
            id: string;
            /** @description In the reader’s language. */
            kind: string;
            number: number;
            ownerName: string;
            /** @enum {string} */
            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            year: number;
        };
        FoundPerson: {
            address: string | null;
            email: string | null;
            /** Format: uuid */
            id: string;
            isStaff: boolean;
            isVerified: boolean;
            /** @enum {string} */
            kind: "person" | "organization";
            /** @enum {string|null} */
            language: "en" | "es" | null;
            name: string;
            phone: string | null;
        };
        FoundRecord: {
            /** @description Path in the staff app. */
            href: string;
            /** @enum {string} */
            kind: "request" | "payment" | "account";
            /** @description Its number. */
            label: string;
            title: string;
        };
        FreeRenewal: {
            version: number;
            year: number;
        };
        ImportLine: {
            /** @description At the export. */
            base: {
                plural: string | null;
                singular: string;
            } | null;
            /** @description In the reader’s language. */
            errors: string[];
            file: components["schemas"]["TextForms"];
            Group: string;
            Id: string;
            LanguageKey: string;
            now: {
                plural: string | null;
                singular: string;
            } | null;
            /**
             * @description change: only the file changed the text. unbased: the file does not say what it was made from. conflict: the text has changed since the export. wrong: see `errors`. gone: the portal has no such text.
             * @enum {string}
             */
            state: "change" | "unbased" | "conflict" | "wrong" | "gone";
            /** @description Of the text as it is now. */
            Version: string | null;
        };
        InboxEntry: {
            /** @description The member of staff who did it. Null for residents and jobs. */
            by: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            isUnread: boolean;
            kind: components["schemas"]["InboxKind"];
            /**
             * @description The record in the staff app.
             * @example /payment_discrepancies
             */
            path: string;
            /**
             * @description The number of the request or the payment.
             * @example 00001234
             */
            reference: string;
            /** @description What it is about. */
            title: string;
        };
        /**
         * @description A request was assigned to you; the resident answered on your request; your request is overdue; a payment differs from the provider’s records; a refund waits for a second person.
         * @enum {string}
         */
        InboxKind: "assigned" | "answered" | "overdue" | "discrepancy" | "refund";
        InboxSetting: {
            kind: components["schemas"]["InboxKind"];
            /**
             * @description Emails. `hourly`: one email an hour with everything.
             * @enum {string}
             */
            mail: "at-once" | "hourly" | "off";
            /**
             * @description Notifications in your browsers that have them on.
             * @enum {string}
             */
            push: "at-once" | "hourly" | "off";
        };
        InspectionRoute: {
            /** Format: date */
            day: string;
            /** Format: uuid */
            inspectorId: string;
            inspectors: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            stops: components["schemas"]["InspectionStop"][];
        };
        InspectionStop: {
            address: string;
            code: string;
            comment: string;
            conditions: string | null;
            contactName: string;
            contactPhone: string;
            contractorName: string;
            corrections: string[];
            /** Format: date */
            day: string;
            /** @description The work. */
            description: string;
            /** @description What was found on the permit before, the latest first. */
            earlier: {
                comment: string;
                corrections: string[];
                /** Format: date */
                day: string;
                name: string;
                /** @enum {string} */
                outcome: "passed" | "failed" | "noAccess";
            }[];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            inspectorId: string | null;
            isFinal: boolean;
            kind: string;
            /** @description Degrees, WGS 84. */
            latitude: number | null;
            longitude: number | null;
            /** @description In the reader’s language. */
            name: string;
            note: string;
            number: number;
            /** @enum {string} */
            outcome: "passed" | "failed" | "noAccess" | "booked";
            /** @description Links that live a quarter of an hour. */
            photos: string[];
            version: number;
            /**
             * @description Its hours are in `settings`, in the city’s time zone.
             * @enum {string}
             */
            window: "morning" | "afternoon";
            year: number;
            zip: string;
        };
        InspectionWeek: {
            /** @description Inspections of all kinds of permits. */
            codes: {
                code: string;
                name: string;
            }[];
            days: {
                /** Format: date */
                day: string;
                isWorkingDay: boolean;
            }[];
            inspections: components["schemas"]["ListedInspection"][];
            inspectors: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            slots: {
                capacity: number;
                /** Format: date */
                day: string;
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Null: any inspector.
                 */
                inspectorId: string | null;
                left: number;
                /**
                 * @description Its hours are in `settings`, in the city’s time zone.
                 * @enum {string}
                 */
                window: "morning" | "afternoon";
            }[];
            /** Format: date */
            today: string;
        };
        IsCondition: {
            /** @enum {string} */
            answer: "yes" | "no";
            /**
             * @description Of the answer.
             * @example area
             */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "is";
            text: string;
            /** @description In Spanish. */
            textEs: string;
        };
        LanguageOption: {
            enName: string;
            i18nCode: string;
            nativeName: string;
        };
        License: {
            address: string;
            answers: {
                [key: string]: number;
            };
            businessName: string;
            email: string | null;
            /** Format: uuid */
            id: string;
            isContractor: boolean;
            /** @description Whether its next year costs less than a dollar: staff renew it. */
            isFree: boolean;
            /** @description In the reader’s language. */
            kind: string;
            /**
             * @description Of its letters and emails.
             * @enum {string}
             */
            language: "en" | "es";
            number: string;
            /** @enum {string} */
            status: "active" | "suspended" | "revoked";
            /** @description Of a contractor. Empty: not recorded, which fits all work. */
            trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
            /**
             * Format: date
             * @description The last valid day.
             */
            validTo: string | null;
            version: number;
            /** @description Newest first. */
            years: components["schemas"]["LicenseYear"][];
        };
        LicenseApplication: {
            /** @description Null: the request asks for no license. */
            application: {
                address: string;
                answers: {
                    [key: string]: number;
                };
                businessName: string;
                email: string;
                /** @description No license, payment or end yet. */
                isOpen: boolean;
                kind: string;
                /** @enum {string} */
                language: "en" | "es";
                trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
            } | null;
            /** @description What was issued for it. */
            license: {
                /** Format: uuid */
                id: string;
                /** @description Issued or paid. */
                isValid: boolean;
                number: string;
                year: number;
            } | null;
        };
        LicenseKind: {
            kind: string;
            /** @description In the reader’s language. */
            name: string;
            units: {
                answer: string;
                name: string;
                unit: string;
            }[];
        };
        LicenseKinds: {
            kinds: components["schemas"]["LicenseKind"][];
            /** @description In the city. */
            thisYear: number;
            /** @description Default: this year. */
            year: number;
        };
        LicensePin: {
            /** @description A PDF in base64, in the license’s language, for a window envelope. */
            letter: string;
            pin: string;
            version: number;
        };
        LicenseQuote: {
            summary: string[];
            /** @description Cents. */
            totalCents: number;
        };
        LicenseYear: {
            code: string;
            /** @description Cents. */
            feeCents: number;
            /** @description By the office, without a payment here. */
            isIssued: boolean;
            /** @description Issued or paid. */
            isValid: boolean;
            /** @description Cents. */
            penaltyCents: number;
            /** Format: uuid */
            requestId: string | null;
            requestNumber: string | null;
            /** Format: date */
            toDay: string;
            /** @description Cents. */
            totalCents: number;
            year: number;
        };
        ListedBillingBatch: {
            /** Format: date-time */
            appliedAt: string | null;
            batchId: string;
            /** Format: date-time */
            createdAt: string;
            errorCount: number;
            /** @enum {string} */
            kind: "partial" | "full";
            /** @description Number of valid rows. */
            rowCount: number;
            /**
             * @description `staged`: the batch has not taken effect. It is still arriving, or was interrupted. Send it again.
             * @enum {string}
             */
            status: "staged" | "applied" | "refused";
        };
        ListedContent: {
            /** Format: date-time */
            checkedAt: string | null;
            /** Format: uuid */
            id: string;
            isPublished: boolean;
            isReviewDue: boolean;
            /** @enum {string|null} */
            open: "draft" | "scheduled" | null;
            owner: string | null;
            /** Format: date */
            reviewOn: string | null;
            /** Format: date-time */
            savedAt: string | null;
            /** Format: date-time */
            scheduledAt: string | null;
            title: string;
            titleEs: string | null;
        };
        ListedInspection: {
            address: string;
            code: string;
            /** Format: date */
            day: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            inspectorId: string | null;
            kind: string;
            /** @description In the reader’s language. */
            name: string;
            number: number;
            /** @enum {string} */
            outcome: "passed" | "failed" | "noAccess" | "booked";
            version: number;
            /**
             * @description Its hours are in `settings`, in the city’s time zone.
             * @enum {string}
             */
            window: "morning" | "afternoon";
            year: number;
        };
        ListedLicense: {
            address: string;
            businessName: string;
            /** Format: uuid */
            id: string;
            /** @description In the reader’s language. */
            kind: string;
            number: string;
            /** @enum {string} */
            status: "active" | "suspended" | "revoked";
            /**
             * Format: date
             * @description The last valid day.
             */
            validTo: string | null;
        };
        ListedParcelImport: {
            /** Format: date-time */
            appliedAt: string | null;
            batchId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description All of them, also those that are not listed. */
            errorCount: number;
            /** @enum {string} */
            kind: "partial" | "full";
            /** @description Parcels that a full import no longer has. */
            retiredCount: number;
            /** @description Number of valid rows. */
            rowCount: number;
            /**
             * @description `staged`: it has not taken effect. It is still arriving, or was interrupted. Send it again.
             * @enum {string}
             */
            status: "staged" | "applied" | "refused";
        };
        ListedPermitBill: {
            /**
             * @description The `customer-location` under which the city books it.
             * @example 7001-9001
             */
            accountNumber: string;
            amountCents: number;
            /**
             * @description The permit’s own number.
             * @example BP-2026-0117
             */
            number: string;
            /** Format: date-time */
            paidAt: string | null;
            recordId: string;
            /** @description Reference of the payment that paid it. */
            reference: string | null;
        };
        ListedProcess: {
            hasFee: boolean;
            /** @description The bpid. */
            id: string;
            name: string;
            pages: number;
            services: {
                /** Format: uuid */
                id: string;
                isPublished: boolean;
                name: string;
            }[];
            versions: {
                /** Format: date-time */
                createdAt: string;
                isCurrent: boolean;
                version: number;
            }[];
        };
        ListedZoningDistrict: {
            /** @example CC1 */
            code: string;
            /**
             * Format: date
             * @description The day of the zoning map.
             */
            dataOn: string;
            /** Format: uuid */
            id: string;
            /**
             * @description An overlay adds rules to the base below it.
             * @enum {string}
             */
            kind: "base" | "overlay";
            /** @description Rules that count later. */
            laterCount: number;
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            parcelCount: number;
            /** @description The district’s own rules, with https. */
            rulesUrl: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Uses with a rule today. */
            useCount: number;
        };
        MaintenanceInfo: {
            /** @description The active downtime, or the one that the warning is about. */
            maintenanceSettings: {
                daysActive: {
                    everyDay: boolean;
                    friday: boolean;
                    monday: boolean;
                    saturday: boolean;
                    sunday: boolean;
                    thursday: boolean;
                    tuesday: boolean;
                    wednesday: boolean;
                };
                enabled: boolean;
                /**
                 * Format: date
                 * @description The last day on which it starts. Null: until it is changed.
                 */
                endDate: string | null;
                /**
                 * @description If it is not later than the start, it is on the next day.
                 * @example 04:00 AM
                 */
                endTime: string;
                englishText: string;
                spanishText: string;
                /**
                 * Format: date
                 * @description The first day on which it starts, in the city. Null: no first day.
                 */
                startDate: string | null;
                /**
                 * @description `hh:mm AM` or `hh:mm PM`, in the city’s time.
                 * @example 10:00 PM
                 */
                startTime: string;
            } | null;
            /** @description The active warning. */
            maintenanceWarningAlert: {
                daysActive: {
                    everyDay: boolean;
                    friday: boolean;
                    monday: boolean;
                    saturday: boolean;
                    sunday: boolean;
                    thursday: boolean;
                    tuesday: boolean;
                    wednesday: boolean;
                };
                enabled: boolean;
                /**
                 * Format: date
                 * @description The last day on which it starts. Null: until it is changed.
                 */
                endDate: string | null;
                /**
                 * @description If it is not later than the start, it is on the next day.
                 * @example 04:00 AM
                 */
                endTime: string;
                englishText: string;
                spanishText: string;
                /**
                 * Format: date
                 * @description The first day on which it starts, in the city. Null: no first day.
                 */
                startDate: string | null;
                /**
                 * @description `hh:mm AM` or `hh:mm PM`, in the city’s time.
                 * @example 10:00 PM
                 */
                startTime: string;
            } | null;
            onlineBillPayEnabled: boolean;
            /**
             * Format: date-time
             * @description When bills can be paid again. Null if they can be paid now, or if unknown.
             */
            reopensAt: string | null;
        };
        MaintenanceWindow: {
            daysActive: {
                everyDay: boolean;
                friday: boolean;
                monday: boolean;
                saturday: boolean;
                sunday: boolean;
                thursday: boolean;
                tuesday: boolean;
                wednesday: boolean;
            };
            enabled: boolean;
            /**
             * Format: date
             * @description The last day on which it starts. Null: until it is changed.
             */
            endDate: string | null;
            /**
             * @description If it is not later than the start, it is on the next day.
             * @example 04:00 AM
             */
            endTime: string;
            englishText: string;
            spanishText: string;
            /**
             * Format: date
             * @description The first day on which it starts, in the city. Null: no first day.
             */
            startDate: string | null;
            /**
             * @description `hh:mm AM` or `hh:mm PM`, in the city’s time.
             * @example 10:00 PM
             */
            startTime: string;
        };
        MaintenanceWindowEdit: {
            daysActive: {
                everyDay: boolean;
                friday: boolean;
                monday: boolean;
                saturday: boolean;
                sunday: boolean;
                thursday: boolean;
                tuesday: boolean;
                wednesday: boolean;
            };
            enabled: boolean;
            /**
             * Format: date
             * @description The last day on which it starts. Null: until it is changed.
             */
            endDate: string | null;
            /** @default  */
            endTime: string;
            /** @default  */
            englishText: string;
            /** @default  */
            spanishText: string;
            /**
             * Format: date
             * @description The first day on which it starts, in the city. Null: no first day.
             */
            startDate: string | null;
            /** @default  */
            startTime: string;
        };
        MinimumFee: {
            /** @description Cents. */
            cents: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "minimum";
            name: string;
            /** @description In Spanish. */
            nameEs: string;
        };
        MyWork: {
            discrepancies: number | null;
            feeds: {
                isFailing: boolean;
                /** @enum {string} */
                kind: "news" | "events";
                /** Format: date-time */
                lastGoodAt: string | null;
            }[] | null;
            figures: {
                days: {
                    closed: number;
                    /**
                     * Format: date
                     * @description In the city’s time zone.
                     */
                    day: string;
                    received: number;
                }[];
                /** @description From received to closed. Null if none was closed. */
                medianHours: number | null;
                /** @description Of closed requests with a due date. Null without any. */
                onTimePercent: number | null;
            } | null;
            /** @description Scheduled jobs that have not run without an error for too long. */
            lateJobs: string[] | null;
            permits: {
                /** @description Applications to check. */
                check: number;
                /** @description With a review of yours. */
                mine: number;
                /** @description Paid, to issue. */
                paid: number;
            } | null;
            /** @description Without those you proposed. */
            refundsToApprove: number | null;
            requests: {
                answered: number;
                mine: number;
                /** @description The resident has answered. */
                mineAnswered: number;
                mineOverdue: number;
                /** @description Opened again after they were closed. */
                mineReopened: number;
                /** @description Waiting for the resident. */
                mineWaiting: number;
                overdue: number;
                unassigned: number;
                /** @description Unassigned, in teams of yours. */
                unassignedInTeams: number;
            } | null;
            /** @description Messages. */
            undelivered: number | null;
        };
        NewLicense: {
            address: string;
            /** @description By the name of what the fee schedule counts. */
            answers: {
                [key: string]: number;
            };
            businessName: string;
            /** @description For the license and reminders. */
            email: string;
            /** @example restaurant */
            kind: string;
            /**
             * @description Of its letters and emails.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Empty: the next free number. */
            number: string;
            /**
             * Format: uuid
             * @description The application. Null: on paper, or at the counter.
             */
            requestId: string | null;
            /** @description Of a contractor. */
            trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
            /** @description This year or the next. */
            year: number;
        };
        NewsContent: {
            additionalInfo: string | null;
            additionalInfoEs: string | null;
            category: string;
            /** @description Null: not yet translated. */
            categoryEs: string | null;
            /** Format: date */
            showOn: string;
            update: string;
            /** @description Null: not yet translated. */
            updateEs: string | null;
        };
        NewZoningDistrict: {
            /** @example CC1 */
            code: string;
            /**
             * Format: date
             * @description The day of the zoning map.
             */
            dataOn: string;
            /**
             * @description An overlay adds rules to the base below it.
             * @enum {string}
             */
            kind: "base" | "overlay";
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            /** @description The district’s own rules, with https. */
            rulesUrl: string;
        };
        NewZoningRule: {
            /** @enum {string} */
            permission: "allowed" | "special-permit" | "not-allowed";
            /** @example Zoning Code 19.35.430 */
            source: string;
            /**
             * Format: date
             * @description Counts until the next rule of the same use.
             */
            startsOn: string;
            /** @example Coffee shop or restaurant */
            use: string;
            /** @description In Spanish. */
            useEs: string;
        };
        NotificationSetting: {
            enabled: boolean;
            notificationId: string;
            /** @description In the reader’s language. */
            notificationName: string;
            /** @description The person turned it off. */
            optedOut: boolean;
        };
        OrganizationRecord: {
            /** @description Null for roles that may not read payments. */
            accounts: components["schemas"]["PersonAccount"][] | null;
            address: string | null;
            /** @description Counting ends at 100. */
            counts: {
                message: number;
                note: number;
                payment: number;
                request: number;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description The kinds of history that you may read. */
            kinds: ("request" | "payment" | "bill" | "message" | "mail" | "change" | "session" | "note")[];
            licenseId: string;
            members: {
                email: string;
                /** Format: uuid */
                id: string;
                isVerified: boolean;
                name: string;
                phone: string | null;
                /** @enum {string} */
                role: "manager" | "member";
            }[];
            name: string;
            /** @description Newest first. */
            notes: components["schemas"]["PersonNote"][];
            taxId: string;
        };
        OwnSession: {
            /**
             * @description The residents’ site, the staff’s site, or a mobile app.
             * @enum {string}
             */
            app: "resident" | "staff" | "mobile";
            /** @example Firefox */
            browser: string | null;
            /** Format: uuid */
            id: string;
            /** @description The session that is asking. */
            isCurrent: boolean;
            /** @description A page that the mobile app opened. It ends with the app’s session. */
            isOpenedByApp: boolean;
            /**
             * Format: date-time
             * @description To the hour.
             */
            lastUsedAt: string;
            /**
             * @description The place of the last use, by its network address. Null if unknown.
             * @example Elgin, Illinois, United States
             */
            place: string | null;
            /** Format: date-time */
            signedInAt: string;
            /** @example Windows */
            system: string | null;
        };
        ParcelImport: {
            /** Format: date-time */
            appliedAt: string | null;
            batchId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description All of them, also those that are not listed. */
            errorCount: number;
            /** @description The first 500 errors. */
            errors: {
                code: string;
                /** @description Empty if the error is about the whole row. */
                field: string;
                /** @description In CSV the line (the header is 1), in GeoJSON the number of the feature, from 1. */
                line: number;
            }[];
            /** @enum {string} */
            kind: "partial" | "full";
            /** @description Parcels that a full import no longer has. */
            retiredCount: number;
            /** @description Number of valid rows. */
            rowCount: number;
            /**
             * @description `staged`: it has not taken effect. It is still arriving, or was interrupted. Send it again.
             * @enum {string}
             */
            status: "staged" | "applied" | "refused";
        };
        ParcelLayerImport: {
            /**
             * @description The sender’s own name for the import, such as the file’s.
             * @example parcels-2026-11.geojson
             */
            batchId: string;
            /**
             * @description Which field of the layer has what.
             * @example {
             *       "parcelNumber": "PIN",
             *       "streetNumber": "ADDR_NUM"
             *     }
             */
            fields: {
                countyBoardDistrict?: string;
                currentLandUse?: string;
                historicDistrict?: string;
                leafDistrict?: string;
                parcelNumber?: string;
                primaryZoning?: string;
                refusePickupDay?: string;
                schoolDistrict?: string;
                stateRepresentativeDistrict?: string;
                stateSenateDistrict?: string;
                streetName?: string;
                streetNumber?: string;
                streetSuffix?: string;
                unit?: string;
                usCongressionalDistrict?: string;
                waterBillingCycleDates?: string;
                zip?: string;
                zoning?: string;
            };
            /**
             * @default partial
             * @enum {string}
             */
            kind: "partial" | "full";
            /** @example https://gis.cityofelgin.example/arcgis/rest/services/Parcels/FeatureServer/0 */
            layerUrl: string;
            /**
             * @description For a layer that is not public. It is not kept.
             * @default null
             */
            token: string | null;
        };
        PaymentArrangement: {
            /** @example 1001-5001 */
            accountNumber: string;
            /**
             * Format: date
             * @description The last day on which it can be accepted.
             */
            answerBy: string;
            /** Format: uuid */
            id: string;
            installments: {
                amount: number;
                /** Format: date */
                dueOn: string;
                /** @description What is left to pay. */
                left: number;
                /** @enum {string} */
                state: "paid" | "open" | "missed";
            }[];
            note: string;
            /** Format: date-time */
            offeredAt: string;
            /** @description The staff member. */
            offeredBy: string;
            /** @description Dollars paid on the account since the offer, without what autopay paid on new bills. */
            paid: number;
            /** @description A saved method pays each installment. */
            paysItself: boolean;
            /**
             * @description kept: accepted, and nothing is overdue. missed: an installment is overdue. broken: an installment was not paid within ten days after its day.
             * @enum {string}
             */
            state: "offered" | "kept" | "missed" | "declined" | "lapsed" | "withdrawn" | "done" | "broken";
            /** @description Dollars. The installments add up to it. */
            total: number;
        };
        PaymentQuestion: {
            accountNumber: string;
            /** @description Dollars of the earlier payment. Null if the caller may not see it. */
            amount: number | null;
            /**
             * @description The codes that `confirm` must name.
             * @enum {string}
             */
            code: "Payment.NothingDue" | "Payment.PaidRecently" | "Payment.MoreThanDue";
            /** @description Due on the account, in dollars. Negative is a credit. */
            due: number;
            /** @description In the reader’s language. */
            message: string;
            /**
             * Format: date-time
             * @description The time of the earlier payment, for its payer and for people who have the account.
             */
            paidAt: string | null;
            /**
             * Format: date
             * @description The day of the earlier payment in the city. Null if the caller may not see it.
             */
            paidOn: string | null;
        };
        PendingLogin: {
            /** @enum {string} */
            secondStep: "verify" | "enroll";
        };
        PermitDesk: {
            /** @description Of each view; counting ends at 1,000. */
            counts: {
                all: number;
                check: number;
                corrections: number;
                expiring: number;
                fee: number;
                issued: number;
                mine: number;
                open: number;
                overdue: number;
                paid: number;
                refund: number;
                review: number;
                unassigned: number;
                unpaid: number;
            };
            /** @description Reviews that wait, by discipline. */
            disciplines: {
                building?: number;
                electrical?: number;
                engineering?: number;
                fire?: number;
                mechanical?: number;
                plumbing?: number;
                zoning?: number;
            };
            kinds: {
                code: string;
                name: string;
            }[];
            reviewers: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        PermitExemption: {
            /** @description No permit is needed if all hold. */
            conditions: components["schemas"]["ExemptionCondition"][];
            /** Format: date */
            fromDay: string;
            /** Format: uuid */
            id: string;
            /** @example shed */
            kind: string;
            /** @description As the code has it, quoted. */
            rule: string;
            ruleEs: string;
            /** @description The code and its section. */
            source: string;
            /**
             * Format: date
             * @description Included. Null: no end is known.
             */
            toDay: string | null;
        };
        PermitExemptionEdit: {
            /** @description No permit is needed if all hold. */
            conditions: components["schemas"]["ExemptionCondition"][];
            /** Format: date */
            fromDay: string;
            /** @example shed */
            kind: string;
            /** @description As the code has it, quoted. */
            rule: string;
            ruleEs: string;
            /** @description The code and its section. */
            source: string;
            /**
             * Format: date
             * @description Included. Null: no end is known.
             */
            toDay: string | null;
        };
        PermitExemptions: {
            kinds: components["schemas"]["ExemptedKind"][];
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
        };
        PersonAccount: {
            address: string;
            /** @description Dollars. */
            balance: number;
            /** @description The newest 100 of its folder. */
            documents: {
                /** Format: date-time */
                at: string;
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** Format: date */
            dueOn: string | null;
            hasAutopay: boolean;
            isOverdue: boolean;
            /** @description `customer-location` */
            number: string;
        };
        PersonHistoryEntry: {
            /** @description Dollars. */
            amount: number | null;
            /** Format: date-time */
            at: string;
            /** @description A colleague. */
            by: string | null;
            /** @enum {string|null} */
            color: "blue" | "green" | "orange" | "yellow" | "red" | "gray" | null;
            /** @description Path in the staff app. */
            href: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "request" | "payment" | "bill" | "message" | "mail" | "change" | "session" | "note";
            number: string | null;
            status: string | null;
            text: string | null;
            title: string;
        };
        PersonNote: {
            /** Format: date-time */
            at: string;
            author: string;
            /** Format: uuid */
            id: string;
            /** @description Yours: you can delete it. */
            isOwn: boolean;
            text: string;
        };
        PersonRecord: {
            /** @description Null for roles that may not read payments. */
            accounts: components["schemas"]["PersonAccount"][] | null;
            address: string | null;
            caseScope: components["schemas"]["CaseScope"];
            contactId: string | null;
            /** @description Counting ends at 100. */
            counts: {
                message: number;
                note: number;
                payment: number;
                request: number;
            };
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** @description For the staff app. */
            hasSecondFactor: boolean;
            /** Format: uuid */
            id: string;
            isAdmin: boolean;
            isVerified: boolean;
            /** @description The kinds of history that you may read. */
            kinds: ("request" | "payment" | "bill" | "message" | "mail" | "change" | "session" | "note")[];
            /** @enum {string} */
            language: "en" | "es";
            /** Format: date-time */
            lastLoginAt: string | null;
            name: string;
            /** @description Newest first. */
            notes: components["schemas"]["PersonNote"][];
            openSessions: number;
            organizations: {
                /** Format: uuid */
                id: string;
                isVerified: boolean;
                name: string;
                /** @enum {string} */
                role: "manager" | "member";
            }[];
            phone: string | null;
            /** @description Other addresses. */
            properties: (string | null)[];
            roles: ("caseWorker" | "finance" | "contentEditor" | "viewer" | "auditor")[];
        };
        PlacedAddress: {
            address: string;
            /** @description The part of the city. */
            area: string;
            /** Format: uuid */
            id: string;
            latitude: number;
            longitude: number;
            zip: string;
        };
        PlanComment: {
            /** @description The latest first. */
            answers: {
                isSent: boolean;
                /** @description Of the reviewer who asked again. */
                reply: string;
                /** @description Of the application: 1 is the first, 2 the first resubmission. */
                round: number;
                text: string;
            }[];
            author: string | null;
            /** @enum {string} */
            discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
            /** Format: uuid */
            id: string;
            /** @description Must be answered; otherwise a note. */
            isRequired: boolean;
            /** Format: date */
            madeOn: string;
            /** @description Where on the document. Empty: all of it. */
            sheet: string;
            /** @enum {string} */
            state: "open" | "answered" | "accepted" | "reopened";
            text: string;
            /** @description Of the document, which it is about. */
            versionNumber: number;
        };
        PlanDocument: {
            comments: components["schemas"]["PlanComment"][];
            /** Format: uuid */
            id: string;
            /** @description Everyone sees its current version. */
            isPublic: boolean;
            /** @description Staff decided who sees it, and not the city’s rule. */
            isPublicByStaff: boolean;
            /** @enum {string} */
            kind: "drawing" | "sitePlan" | "calculation" | "contract" | "other";
            name: string;
            /** @description The latest first. */
            versions: components["schemas"]["PlanVersion"][];
        };
        PlanReview: {
            address: string;
            /** @description What staff wrote when they last asked. */
            asked: string;
            documents: components["schemas"]["PlanDocument"][];
            kind: string;
            number: number;
            /** @description The latest first. */
            resubmissions: {
                /** @description Of the application: 1 is the first, 2 the first resubmission. */
                round: number;
                /** Format: date */
                sentOn: string;
                whatChanged: string;
            }[];
            /** @description That staff have now. */
            round: number;
            /** @enum {string} */
            state: "submitted" | "completeness" | "corrections" | "resubmitted" | "review" | "approved" | "feeDue" | "paid" | "issued" | "inspections" | "final" | "denied" | "withdrawn" | "expired" | "revoked";
            takesDocuments: boolean;
            year: number;
        };
        PlanVersion: {
            /** @enum {string} */
            by: "resident" | "staff";
            /** @description Of the file. */
            name: string;
            /** @description From 1. Null: not sent yet. */
            number: number | null;
            /** @description Of the application: 1 is the first, 2 the first resubmission. */
            round: number;
            /** Format: date */
            sentOn: string | null;
            /** @description Bytes. */
            size: number;
            type: string;
            /** @description Valid for a quarter of an hour. */
            url: string;
        };
        Presence: {
            version: number;
            viewers: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        PreviewedForm: {
            definition: components["schemas"]["FormDefinition"];
            /** @description The bpid. */
            id: string;
            name: string;
            version: number;
        };
        Problem: {
            /** @description Stable code. It is also the key of the text to show. */
            code: string;
            detail?: string;
            errors?: {
                code: string;
                field: string;
                message?: string;
            }[];
            /** @description What the payer must confirm before we take the payment, by its code. */
            questions?: components["schemas"]["PaymentQuestion"][];
            /** @description Give this id when you ask us about the problem. */
            requestId: string;
            status: number;
            title: string;
            /** @description Stable address of this kind of problem. */
            type: string;
        };
        ProfileDetails: {
            paymentHistory: {
                /** Format: date-time */
                created_at: string;
                CustomerId: string;
                /** @description Dollars. */
                FinalPaymentAmount: number;
                LocationId: string;
            }[];
            user: components["schemas"]["User"];
            userActivities: {
                Action: string;
                /** Format: date-time */
                created_at: string;
                /** @description JSON text. For UserSession and UserLogin with ipAddress and userAgent. */
                EventData: string;
                EventName: string;
                Item: string;
            }[];
        };
        PublicFields: {
            fields: components["schemas"]["PublicFieldSetting"][];
            isChosen: boolean;
        };
        PublicFieldSetting: {
            SalesforceFieldName: string;
            /** @enum {string} */
            SalesforceObject: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
        };
        PublicFieldType: {
            fieldCount: number;
            /** @description All fields are shown if staff have not chosen any. */
            isChosen: boolean;
            name: string;
            publicCount: number;
            /** @enum {string} */
            SalesforceObject: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
        };
        RecordField: {
            label: string;
            /** @description Forms and report categories that ask for it. Empty for standard fields. */
            usedIn: string[];
            value: string;
        };
        RefundOutcome: {
            /** @description It waits for a second person. */
            isProposed: boolean;
            isUnknown: boolean;
            /** @enum {string} */
            kind: "void" | "refund";
        };
        ReplyTemplate: {
            bodyEnglish: string;
            bodySpanish: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        RequestPayment: {
            /** @description Dollars. */
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description The caller can see the payment. */
            mayOpen: boolean;
            mayRefund: boolean;
            reference: string;
            /** @description Dollars. */
            refunded: number;
            /** @enum {string} */
            status: "created" | "submitted" | "approved" | "settled" | "declined" | "unknown" | "voided" | "refunded" | "failed";
        };
        RoutingRule: {
            /** @description Null: any. */
            area: string | null;
            /** Format: uuid */
            assigneeId: string | null;
            /**
             * @description Null: any.
             * @enum {string|null}
             */
            category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            teamId: string | null;
        };
        SecondFactor: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /**
             * @description totp: an authenticator app.
             * @enum {string}
             */
            kind: "totp" | "passkey";
            /** Format: date-time */
            lastUsedAt: string | null;
            name: string;
        };
        SecondFactors: {
            /** @description Logged in or confirmed in the last 15 minutes. */
            canChange: boolean;
            /** @description Oldest first. */
            factors: components["schemas"]["SecondFactor"][];
            /** @description Staff need a second factor. */
            isRequired: boolean;
            recoveryCodesLeft: number;
        };
        SecondStep: {
            hasPasskey: boolean;
            hasTotp: boolean;
            /** @enum {string} */
            step: "verify" | "enroll";
        };
        ServiceEdit: {
            /** @enum {string} */
            action: "APPLY_FOR" | "REGISTER_FOR" | "PAY_FOR" | "FIND" | "REPORT" | "RENT" | "SIGN_UP_FOR" | "MAPS";
            /** @default  */
            calendlyLink: string;
            /** @default  */
            content: string;
            /** @default  */
            contentEs: string;
            /** @default false */
            deleted: boolean;
            /** @default  */
            description: string;
            /** @default  */
            descriptionEs: string;
            /** @default  */
            externalLink: string;
            /** @default false */
            guestEnabled: boolean;
            /** @default  */
            item: string;
            /** @default  */
            itemEs: string;
            /** @default  */
            laserficheProcessId: string;
            /** @default null */
            order: number | null;
            /** @default  */
            paymentCode: string;
            /** @default false */
            paymentRequired: boolean;
            /** @default false */
            popularService: boolean;
            /** @default null */
            popularServiceOrder: number | null;
            /** @default false */
            published: boolean;
            /** @default  */
            reportCategory: string;
            /** @default  */
            salesforceObjectId: string;
            /** @default  */
            salesforcePaymentField: string;
            /** @default false */
            toggleInAppBrowser: boolean;
            /** @enum {string} */
            type: "LASERFICHE_FORM" | "CUSTOM_FORM" | "EXTERNAL_LINK" | "CONTENT";
        };
        ServiceTargets: {
            /** @description By day. */
            holidays: {
                /** Format: date */
                day: string;
                name: string;
            }[];
            targets: components["schemas"]["Targets"];
            /** @description Of the targets. */
            version: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description When the password was last entered.
             */
            confirmedAt: string | null;
            /** @description The session ends after this time without a request. */
            idleLimitSeconds: number | null;
            /** @description Warn the user after this time without a request: the session will end. */
            idleWarningSeconds: number | null;
            /** @enum {string} */
            state: "anonymous" | "unverified" | "no-contact" | "full" | "administrator";
        };
        SignedIn: {
            tokens: {
                /** @description Bearer token. */
                accessToken: string;
                /** @description Lifetime of the access token in seconds. */
                expiresIn: number;
                /** @description Works once, to get the next pair. */
                refreshToken: string;
            } | null;
            user: components["schemas"]["AuthUser"];
        };
        SlabFee: {
            /** @description The key of what is counted. */
            answer: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "slab";
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            slabs: {
                /** @description Cents. */
                cents: number;
                /** @description Included. Null: any more. */
                upTo: number | null;
            }[];
            unit: string;
            unitEs: string;
        };
        Slowdown: {
            /** @enum {string} */
            app: "resident" | "staff";
            /** @description A keyed hash that changes every day. */
            caller: string;
            /**
             * @description What was counted. `network` is a network that the city named.
             * @enum {string}
             */
            callerKind: "session" | "account" | "address" | "network";
            /**
             * Format: date-time
             * @description The start of the hour.
             */
            hour: string;
            /**
             * @description The provider’s address range, or the name of the city’s network. Never an address.
             * @example 203.0.0.0/16
             */
            network: string | null;
            refusals: number;
            /**
             * @description Pages and records, searches and changes, or files.
             * @enum {string}
             */
            weight: "light" | "heavy" | "file";
        };
        StaffPayment: {
            accounts: string[];
            /** @description Dollars. */
            amount: number;
            channel: string;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** Format: uuid */
            id: string;
            methodBrand: string | null;
            methodLast4: string | null;
            paymentType: string;
            /** @description The invoice number at the provider. */
            reference: string;
            returnCode: string | null;
            /** @enum {string} */
            status: "created" | "submitted" | "approved" | "settled" | "declined" | "unknown" | "voided" | "refunded" | "failed";
            transactionId: string | null;
            /** Format: uuid */
            userId: string | null;
        };
        StaffPaymentDetail: {
            accounts: string[];
            /** @description Dollars. */
            amount: number;
            channel: string;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            events: {
                /** Format: date-time */
                at: string;
                cause: string;
                /** @enum {string|null} */
                from: "created" | "submitted" | "approved" | "settled" | "declined" | "unknown" | "voided" | "refunded" | "failed" | null;
                /** @enum {string} */
                to: "created" | "submitted" | "approved" | "settled" | "declined" | "unknown" | "voided" | "refunded" | "failed";
                transactionId: string | null;
            }[];
            /** Format: uuid */
            id: string;
            items: {
                accountNumber: string;
                /** @description Dollars. */
                amount: number;
                /** Format: uuid */
                requestId: string | null;
            }[];
            methodBrand: string | null;
            methodLast4: string | null;
            paymentType: string;
            /** @description The invoice number at the provider. */
            reference: string;
            refunds: {
                /** @description Dollars. */
                amount: number;
                /** Format: date-time */
                createdAt: string;
                /** @description Who approved or rejected it. Null without a second person. */
                decidedBy: string | null;
                /** Format: uuid */
                id: string;
                /** @description You proposed or made it. */
                isOwn: boolean;
                /** @enum {string} */
                kind: "void" | "refund";
                reason: string;
                staff: string;
                /**
                 * @description proposed: waits for a second person. refused: by the provider. rejected: by a second person, or withdrawn.
                 * @enum {string}
                 */
                status: "proposed" | "submitted" | "done" | "refused" | "unknown" | "rejected";
            }[];
            returnCode: string | null;
            /** @description A larger refund waits for a second person. Null: none does. */
            secondPersonAbove: number | null;
            /** @enum {string} */
            status: "created" | "submitted" | "approved" | "settled" | "declined" | "unknown" | "voided" | "refunded" | "failed";
            transactionId: string | null;
            /** Format: uuid */
            userId: string | null;
        };
        StaffZoningDistrict: {
            /** @example CC1 */
            code: string;
            /**
             * Format: date
             * @description The day of the zoning map.
             */
            dataOn: string;
            /** Format: uuid */
            id: string;
            /**
             * @description An overlay adds rules to the base below it.
             * @enum {string}
             */
            kind: "base" | "overlay";
            /** @description Rules that count later. */
            laterCount: number;
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            parcelCount: number;
            rules: components["schemas"]["ZoningRule"][];
            /** @description The district’s own rules, with https. */
            rulesUrl: string;
            /**
             * Format: date
             * @description In the city.
             */
            today: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Uses with a rule today. */
            useCount: number;
        };
        StatusInformation: {
            /** @enum {string} */
            color: "blue" | "green" | "orange" | "red" | "yellow" | "gray";
            /** @description Key of the text. If null, show the status as it is. */
            translationKey: string | null;
        };
        StoredMethod: {
            /**
             * @description Masked.
             * @example XXXX1111
             */
            accountnum: string;
            /** @description Visa, MasterCard and so on. Checking or Savings for a bank account. */
            card_type: string;
            /**
             * @description YYYY-MM. Null for a bank account.
             * @example 2028-04
             */
            expiry: string | null;
            /** Format: uuid */
            id: string;
            /** @description The first one that was saved. */
            isDefault: boolean;
            isUsedForAutopay: boolean;
            /** @enum {string} */
            kind: "card" | "bank";
            /**
             * @description In the reader’s language.
             * @example Visa ending in 1111
             */
            name: string;
        };
        StoredMethodUse: {
            /** @description Autopay ends if the method is deleted. */
            isUsedForAutopay: boolean;
        };
        Success: {
            /** @enum {boolean} */
            success: true;
        };
        SystemAlert: {
            Active: boolean;
            /** Format: date-time */
            CreatedAt: string;
            /**
             * Format: uuid
             * @description Staff see the author. Residents never do.
             */
            CreatedBy: string | null;
            /** Format: uuid */
            Id: string;
            /** @description The warning of a maintenance period. Its id is the period’s id. */
            MaintenanceWarning: boolean;
            /** @description The caller has read it. */
            Read: boolean;
            /** @description Sanitized HTML. */
            TextEnglish: string;
            /** @description Sanitized HTML. */
            TextSpanish: string;
            TitleAlertEnglish: string;
            TitleAlertSpanish: string;
        };
        SystemAlertEdit: {
            /** @default true */
            active: boolean;
            /**
             * @description HTML. Unsafe parts are removed.
             * @default
             */
            textEnglish: string;
            /** @default  */
            textSpanish: string;
            /** @default  */
            titleEnglish: string;
            /** @default  */
            titleSpanish: string;
        };
        /** @description Working days for each kind of report. Null: no due date. */
        Targets: {
            codeViolation: number | null;
            feedback: number | null;
            garbageRecycling: number | null;
            generalInformation: number | null;
            graffiti: number | null;
            healthComplaint: number | null;
            missedPickup: number | null;
            sidewalk: number | null;
            snowIce: number | null;
            streetlight: number | null;
            streetUtilities: number | null;
            trees: number | null;
        };
        Team: {
            /** Format: uuid */
            id: string;
            memberIds: string[];
            name: string;
            version: number;
        };
        Teams: {
            rules: components["schemas"]["RoutingRule"][];
            /** @description Who works on requests. */
            staff: {
                absence: {
                    /** Format: date */
                    firstDay: string;
                    /** Format: date */
                    lastDay: string;
                    /**
                     * Format: uuid
                     * @description Gets the requests instead. Null: they stay unassigned.
                     */
                    substituteId: string | null;
                } | null;
                /** Format: uuid */
                id: string;
                isSelf: boolean;
                name: string;
            }[];
            teams: components["schemas"]["Team"][];
        };
        TextChange: {
            /** @description Null: the default. */
            after: {
                plural: string | null;
                singular: string;
            } | null;
            /** Format: date-time */
            at: string;
            /** @description Null: the default. */
            before: {
                plural: string | null;
                singular: string;
            } | null;
            by: string | null;
        };
        TextComparison: {
            /**
             * Format: date-time
             * @description Null for a file that was not exported here, or long ago.
             */
            exportedAt: string | null;
            /** @enum {string} */
            format: "xliff12" | "xliff21" | "po" | "json";
            /** @description Texts that only the portal has changed since. */
            kept: number;
            lines: components["schemas"]["ImportLine"][];
            /** @description Texts that are as in the file. */
            same: number;
        };
        TextForms: {
            plural: string | null;
            singular: string;
        };
        Translation: {
            Group: string;
            /** @example es.Home.Title */
            Id: string;
            LanguageKey: string;
            /** @description Null unless the text counts something. */
            PluralForm: string | null;
            SingularForm: string;
            /** @description Of this text; send it back to save. */
            Version: string;
        };
        TranslationEdit: {
            Group: string;
            /** @example es.Home.Title */
            Id: string;
            LanguageKey: string;
            PluralForm?: string | null;
            SingularForm: string;
            /** @description Of the text that you changed. Without it the text is replaced, whatever it is now. */
            Version?: string;
        };
        Undelivered: {
            attempts: number;
            /**
             * Format: date-time
             * @description When the last try failed.
             */
            failedAt: string;
            /**
             * @description Why the last try failed.
             * @enum {string}
             */
            failure: "unreachable" | "signed-out" | "recipient" | "content" | "other";
            /** Format: uuid */
            id: string;
            /** @description The message is no longer useful (its link has expired), so it is not sent again. */
            isExpired: boolean;
            /**
             * @description The kind of message.
             * @example reset-password
             */
            kind: string | null;
            /**
             * @description The recipient, masked.
             * @example a•••@home.example
             */
            recipient: string | null;
            /**
             * @description The channel.
             * @example mail
             */
            topic: string;
        };
        UnitFee: {
            /** @description The key of what is counted. */
            answer: string;
            /** @description Cents. */
            cents: number;
            /** @description A step that has begun is charged whole. */
            isStarted: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "perUnit";
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            /** @description For so many units. */
            per: number;
            unit: string;
            unitEs: string;
        };
        User: {
            Admin: boolean;
            /** Format: date-time */
            created_at: string;
            Email: string;
            FirstName: string;
            /** Format: uuid */
            Id: string;
            /** @enum {string} */
            Language: "en" | "es";
            LastName: string;
            PhoneNumber: string | null;
            ProfilePictureUrl: string | null;
            SalesforceId: string | null;
            selectedOrganizationInfo: {
                /** Format: uuid */
                Id: string;
                Name: string;
            } | null;
            Verified: boolean;
        };
        UserArrangements: {
            accounts: {
                CustomerId: string;
                /** @description Dollars. */
                due: number;
                LocationId: string;
            }[];
            arrangements: components["schemas"]["PaymentArrangement"][];
        };
        UserUtilityAccount: {
            /** @description The service address. */
            address1: string;
            /** Format: uuid */
            AutopayId: string | null;
            /**
             * @description S: savings account. C: checking account. R: card. Empty: no autopay.
             * @enum {string}
             */
            AutopayStatus: "S" | "C" | "R" | "";
            CustomerId: string;
            LocationId: string;
        };
        ZoningDistrictEdit: {
            /**
             * Format: date
             * @description The day of the zoning map.
             */
            dataOn: string;
            /**
             * @description An overlay adds rules to the base below it.
             * @enum {string}
             */
            kind: "base" | "overlay";
            name: string;
            /** @description In Spanish. */
            nameEs: string;
            /** @description The district’s own rules, with https. */
            rulesUrl: string;
            /**
             * Format: date-time
             * @description The `updatedAt` that was seen.
             */
            seenAt: string;
        };
        ZoningRule: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            permission: "allowed" | "special-permit" | "not-allowed";
            /** @example Zoning Code 19.35.430 */
            source: string;
            /**
             * Format: date
             * @description Counts until the next rule of the same use.
             */
            startsOn: string;
            /** @example Coffee shop or restaurant */
            use: string;
            /** @description In Spanish. */
            useEs: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By order and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueService"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceEdit"];
            };
        };
        responses: {
            /** @description The new service. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        Id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such business process. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCatalogueService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueService"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service.NotFound, Form.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description `ETag` of the service that you read. */
                "if-match"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceEdit"];
            };
        };
        responses: {
            /** @description Changed. Residents see it right away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service.NotFound, Form.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Activities.TypeStays. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Activities.ChangedMeanwhile: the service has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Marked as deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service.NotFound, Form.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addContentPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            /** @description Its address, and its size in pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        height: number;
                        url: string;
                        width: number;
                    };
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 3 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    content?: string;
                };
            };
        };
        responses: {
            /** @description Sanitized HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: string;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPopularIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image?: string;
                };
            };
        };
        responses: {
            /** @description The address of the icon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        urlResponse: string;
                    };
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, Activities.IconTooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Service.NotFound, Form.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 300 kB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchAddresses: {
        parameters: {
            query?: {
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best match first, even with typing mistakes. None for fewer than 3 characters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedAddress"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMaintenancePeriods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingMaintenancePeriod"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                after?: string;
                /** @description The first day, in the city. */
                from?: string;
                /** @description The kind of record. */
                kind?: "request" | "user" | "contact" | "person-note" | "organization" | "payment" | "discrepancy" | "arrangement" | "autopay" | "scheduled-payment" | "saved-method" | "utility-account" | "permit" | "permit-bill" | "fee-schedule" | "permit-exemption" | "license" | "permit-kind" | "inspection" | "inspection-slot" | "inspection-route" | "billing-batch" | "parcel-import" | "zoning-district" | "zoning-use" | "pickup-rule" | "street-alias" | "board" | "board-member" | "board-meeting" | "service" | "content" | "form-submission" | "record-type" | "system-alert" | "maintenance-period" | "text" | "request-filter" | "reply-template" | "team" | "routing-rule" | "delivery" | "flag" | "city";
                /** @description An operation’s name. */
                operation?: string;
                /** @description A record’s id or number, or a person’s email address. */
                record?: string;
                /** @description Part of an old or new value. */
                text?: string;
                /** @description The last day, in the city. */
                to?: string;
                /** @description A person’s id, or part of a name or an email address. */
                who?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        /** @description The database refuses to let the portal change the log. */
                        isAppendOnly: boolean;
                        /** @description For the filter. */
                        kinds: components["schemas"]["AuditChoice"][];
                        /** @description Null on the last page. */
                        next: string | null;
                        /** @description For the filter. */
                        operations: components["schemas"]["AuditChoice"][];
                        /** @description Counting ends at 10,000. */
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                /** @description The first day, in the city. */
                from?: string;
                /** @description The kind of record. */
                kind?: "request" | "user" | "contact" | "person-note" | "organization" | "payment" | "discrepancy" | "arrangement" | "autopay" | "scheduled-payment" | "saved-method" | "utility-account" | "permit" | "permit-bill" | "fee-schedule" | "permit-exemption" | "license" | "permit-kind" | "inspection" | "inspection-slot" | "inspection-route" | "billing-batch" | "parcel-import" | "zoning-district" | "zoning-use" | "pickup-rule" | "street-alias" | "board" | "board-member" | "board-meeting" | "service" | "content" | "form-submission" | "record-type" | "system-alert" | "maintenance-period" | "text" | "request-filter" | "reply-template" | "team" | "routing-rule" | "delivery" | "flag" | "city";
                /** @description Language of the file. Without it, the `Accept-Language` header says. */
                lng?: "en" | "es";
                /** @description An operation’s name. */
                operation?: string;
                /** @description A record’s id or number, or a person’s email address. */
                record?: string;
                /** @description Part of an old or new value. */
                text?: string;
                /** @description The last day, in the city. */
                to?: string;
                /** @description A person’s id, or part of a name or an email address. */
                who?: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark (RFC 4180), a line for each changed field. The last line says how many rows there are. A file without it is not complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. A 401 if not logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    currentPassword: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed. All other sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tokens: {
                            /** @description Bearer token. */
                            accessToken: string;
                            /** @description Lifetime of the access token in seconds. */
                            expiresIn: number;
                            /** @description Works once, to get the next pair. */
                            refreshToken: string;
                        } | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Confirmed for the next 15 minutes. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The older ones have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Each works once. They are not shown again. */
                        recoveryCodes: string[];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.NotFound: without a second factor. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPasswordReset: {
        parameters: {
            query: {
                /** @description The code from a link in an email. */
                oobCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account it is for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from a link in an email. */
                    oobCode: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changed. All sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. Recovery codes end with the last one. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.LastOne: staff need one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        /** Format: base64url */
                        id: string;
                        response: {
                            /** Format: base64url */
                            attestationObject: string;
                            /** Format: base64url */
                            clientDataJSON: string;
                            transports?: string[];
                        };
                    };
                    /** @example My phone */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSecondFactor"];
                };
            };
            /** @description SecondFactor.PasskeyRefused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.Expired: ask for new options. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requireSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isRequired: boolean;
                };
            };
        };
        responses: {
            /** @description Set. Staff without one set it up at their next request. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 123456 */
                    code: string;
                    /** @example My phone */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSecondFactor"];
                };
            };
            /** @description SecondFactor.WrongCode: wrong, or used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.Expired: ask for new options. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTotpSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null if none was started, or 15 minutes ago. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        setup: {
                            /** @description Base32, for typing. */
                            secret: string;
                            /** @description For a QR code. */
                            uri: string;
                        } | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is a new secret for 15 minutes, in this session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description verify: show a second factor. enroll: set one up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        /** Format: base64url */
                        id: string;
                        response: {
                            /** Format: base64url */
                            authenticatorData: string;
                            /** Format: base64url */
                            clientDataJSON: string;
                            /** Format: base64url */
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Logged in. The session has a new secret. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description SecondFactor.PasskeyRefused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.Expired: ask for new options. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.NotFound: no passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 123456 */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Logged in. The session has a new secret. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description SecondFactor.WrongCode: wrong, or used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterTotpCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 123456 */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Logged in. The session has a new secret. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description SecondFactor.WrongCode: wrong, or used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, also without a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current session first, the others by last use. At most a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["OwnSession"][];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended right away, with the web views that were opened from it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not your session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ByPassword"] | components["schemas"]["ByIdToken"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The password is right. The session may only show a second factor, or set up the first. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingLogin"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The email address or password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The staff app, without the Admin flag. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: {
                /** @description No one has used the page for too long. Push notifications go on. */
                idle?: "yes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out everywhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out everywhere else. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endUserAutopay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned off. The user is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Autopay.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200, without their errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedBillingBatch"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importBatch: {
        parameters: {
            query: {
                /** @description The sender’s own name for the batch: letters, digits, `.`, `:`, `_` and `-`. */
                batchId: string;
                /** @description A full batch names every overdue account. */
                kind?: "partial" | "full";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingBatchRow"][];
                "text/csv": string;
            };
        };
        responses: {
            /** @description The batch took effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingBatch"];
                };
            };
            /** @description Billing.BatchUnreadable, Billing.BatchNotUtf8, Billing.BatchTooLarge. Billing.BatchEmpty: a full batch without rows. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.BatchDiffers: another body with the same name. Billing.BatchSentAgain: the batch was sent twice at the same time, and the other one is used. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 100 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused. None of it took effect. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingBatch"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sender’s own name for the batch: letters, digits, `.`, `:`, `_` and `-`. */
                batchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingBatch"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.BatchNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCitationPostings: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationPosting"][];
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPermitBills: {
        parameters: {
            query?: {
                /** @description Only those paid since then. */
                paidSince?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 10,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPermitBill"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPermitBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The permit office’s id for the record. */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The `customer-location` under which the city books it.
                     * @example 7001-9001
                     */
                    accountNumber: string;
                    applications: {
                        feeCents: number;
                        name: string;
                        nameEs?: string;
                        number: string;
                    }[];
                    /** @description Interest for paying late. We do not compute it. */
                    interestCents: number;
                    /**
                     * @description The permit’s own number.
                     * @example BP-2026-0117
                     */
                    number: string;
                };
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Payment.AmountInvalid: an amount that cannot be paid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.PermitNumberTaken: another record has this number or account. Payment.NothingToPay: it is already paid. Payment.StillBeingChecked: a payment is in progress. Send it again in half an hour. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPostings: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPosting"][];
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addDocument: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path: {
                /** @description Customer and location number. */
                utilityAccount: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Everyone who has the account can see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDocument"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.FolderNotFound: no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                /** @description Customer and location number. */
                utilityAccount: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, with its content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Document.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    showContentDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: components["schemas"]["Content"];
                    /**
                     * Format: uuid
                     * @description Null: it was never saved.
                     */
                    id: string | null;
                    /** @enum {string} */
                    language: "en" | "es";
                };
            };
        };
        responses: {
            /** @description No one else sees it, and nothing is saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A signed link that works once, within two minutes. Its browser then sees the draft on its real page for 15 minutes, while you are logged in. */
                        url: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listContent: {
        parameters: {
            query?: {
                page?: number;
                /** @description Part of its title, in either language. */
                q?: string;
                /** @description open: with a draft. hidden: not published. review: due to be checked. untranslated: without Spanish. */
                show?: "all" | "open" | "scheduled" | "published" | "hidden" | "review" | "untranslated";
            };
            header?: never;
            path: {
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 50 a page, what was edited last comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of all of the kind. */
                        counts: {
                            all: number;
                            hidden: number;
                            open: number;
                            published: number;
                            review: number;
                            scheduled: number;
                            untranslated: number;
                        };
                        data: components["schemas"]["ListedContent"][];
                        page: number;
                        pages: number;
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path: {
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentEdit"];
            };
        };
        responses: {
            /** @description Its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveContent: {
        parameters: {
            query?: never;
            header: {
                /** @description `revision` of what you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentEdit"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setContentCare: {
        parameters: {
            query?: never;
            header: {
                /** @description `revision` of what you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    checkEveryMonths: number;
                    /** @description It was read, and it is right. */
                    isChecked: boolean;
                    /**
                     * Format: uuid
                     * @description Null: no one in particular.
                     */
                    ownerId: string | null;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    discardContentDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description `revision` of what you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is published stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareContent: {
        parameters: {
            query?: {
                /** @description The number of the other version. Default: the one before it. */
                with?: number;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both, in both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        after: components["schemas"]["Content"];
                        before: ({
                            layoutItems: components["schemas"]["ArticlePart"][];
                            layoutItemsEs: components["schemas"]["ArticlePart"][] | null;
                            summary: string;
                            /** @description Null: not yet translated. */
                            summaryEs: string | null;
                            title: string;
                            /** @description Null: not yet translated. */
                            titleEs: string | null;
                        } | null) | components["schemas"]["NewsContent"];
                        number: number;
                        with: number | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreContent: {
        parameters: {
            query?: never;
            header: {
                /** @description `revision` of what you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawContent: {
        parameters: {
            query?: never;
            header: {
                /** @description `revision` of what you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
                kind: "article" | "news-post";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Residents no longer find it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotFound, Content.NoVersion, Content.NoDraft, Content.NoOwner. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.NotPublished. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Content.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFlags: {
        parameters: {
            query?: {
                /** @description Ignored. The session says who is asking. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every flag by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureFlag"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFeeSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By kind, the newest version first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeSchedules"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addFeeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeScheduleEdit"];
            };
        };
        responses: {
            /** @description The version before it ends the day before. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FeeSchedules.Overlaps: a later version shares a day. FeeSchedules.Past: only a kind’s first version begins in the past. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawFeeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version before it goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FeeSchedules.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FeeSchedules.InForce: people may have been quoted by it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewFeeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeScheduleEdit"];
            };
        };
        responses: {
            /** @description What ends, and examples of what people would pay then and pay now, in the reader’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePreview"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FeeSchedules.Overlaps: a later version shares a day. FeeSchedules.Past: only a kind’s first version begins in the past. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationEdit"][];
            };
        };
        responses: {
            /** @description Saved: the texts that are different now. A text equal to its default is reset to it. Residents read them within half a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            /** @description Nothing was saved. Util.FormContainsErrors with each wrong form, Languages.NoSuchText, Languages.SentTwice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing was saved. Languages.ChangedMeanwhile with each text that has changed. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportTexts: {
        parameters: {
            query: {
                format: "xliff12" | "xliff21" | "po" | "json";
                show?: "all" | "changed" | "missing";
            };
            header?: never;
            path: {
                lng: "en" | "es";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description XLIFF 1.2 or 2.1, PO, or JSON as i18next 4 has it. It names its export, for `compareTexts`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    compareTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text of the file. */
                    file: string;
                    /** @enum {string} */
                    language: "en" | "es";
                };
            };
        };
        responses: {
            /** @description Save lines with `saveTranslations` and their `Version`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextComparison"];
                };
            };
            /** @description Languages.BrokenFile, with what is wrong where. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Languages, the default first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageOption"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    texts: components["schemas"]["TranslationEdit"][];
                    /**
                     * @description The page to open first.
                     * @example /report
                     */
                    to: string;
                };
            };
        };
        responses: {
            /** @description No one else sees these texts. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A signed link that works once, within two minutes. Its browser then sees the texts for 15 minutes, while you are logged in. */
                        url: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each wrong form, Languages.NoSuchText, Languages.SentTwice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTexts: {
        parameters: {
            query?: {
                /** @description Version. It makes the reply immutable. */
                v?: string;
            };
            header?: never;
            path: {
                lng: string;
                ns: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Texts by group and key. Plural forms end in _one and _other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such language or namespace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lng: string;
                ns: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such language or namespace. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findTexts: {
        parameters: {
            query: {
                group?: string;
                language: "en" | "es";
                page?: number;
                /** @description Words of the key, or of the text in any language. */
                q?: string;
                /** @description changed: by staff. missing: staff changed the other language alone. unused: this release no longer has the text. wrong: the text no longer fits its default. */
                show?: "all" | "changed" | "missing" | "unused" | "wrong";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 50 a page, by group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of all texts of the language. */
                        counts: {
                            all: number;
                            changed: number;
                            missing: number;
                            unused: number;
                            wrong: number;
                        };
                        data: components["schemas"]["EditableText"][];
                        groups: string[];
                        page: number;
                        pages: number;
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteText: {
        parameters: {
            query?: never;
            header: {
                /** @description `Version` of the text that you read. */
                "if-match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reset, or deleted if this release no longer has the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Languages.NoSuchText: staff did not change this text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Languages.ChangedMeanwhile: the text has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTextChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextChange"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInbox: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                before?: string;
                /** @description Only unread ones. */
                unread?: "yes";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 25. Entries are kept for 90 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxEntry"][];
                        /** @description Null on the last page. */
                        next: string | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open pages ask every 20 seconds. `ETag` covers both: 304 if nothing changed. Counting ends at 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When the newest unread one came.
                         */
                        newestAt: string | null;
                        unread: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribeStaffPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As the browser’s push service gave it. */
                    endpoint: string;
                    keys: {
                        auth: string;
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description Turned on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Push.UnknownService: the address is not one of a push service. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribeStaffPush: {
        parameters: {
            query: {
                /** @description As the browser’s push service gave it. */
                endpoint: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Turned off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStaffPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description base64url. Null if the city sends no Web Push. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publicKey: string | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only those about the record at this path. */
                    about?: string;
                    /**
                     * Format: uuid
                     * @description Only this one.
                     */
                    id?: string;
                };
            };
        };
        responses: {
            /** @description Marked as read: those named, or all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInboxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of notifications that your roles get. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxSetting"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setInboxSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settings: components["schemas"]["InboxSetting"][];
                };
            };
        };
        responses: {
            /** @description Saved. Kinds that are not named stay as they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Error.InvalidInput: your roles do not get notifications of this kind. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInspections: {
        parameters: {
            query?: {
                days?: number;
                /** @description Default: today in the city. */
                from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled ones are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionWeek"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bookInspectionForStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /** @description Who will be there. */
                    contactName: string;
                    contactPhone: string;
                    /** Format: date */
                    day: string;
                    /**
                     * @description For the inspector, such as a gate’s code.
                     * @default
                     */
                    note?: string;
                    number: string;
                    /**
                     * @description Its hours are in `settings`, in the city’s time zone.
                     * @enum {string}
                     */
                    window: "morning" | "afternoon";
                    year: string;
                };
            };
        };
        responses: {
            /** @description Booked, also after the cut-off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotIssued, Inspections.Expired, Inspections.Unknown, Inspections.AlreadyPassed, Inspections.AlreadyBooked, Inspections.FeeDue, Inspections.FinalLast, Inspections.DayClosed, Inspections.AfterExpiry. Inspections.SlotTaken: someone was quicker; `detail` names the next free ones. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelInspectionForStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Canceled. The applicant is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignInspection: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    inspectorId: string | null;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotFound, Inspections.NoInspector. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addInspectionPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Kept, without the camera’s data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.TooManyPhotos. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordInspection: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                    corrections: string[];
                    /** @enum {string} */
                    outcome: "passed" | "failed" | "noAccess";
                };
            };
        };
        responses: {
            /** @description Recorded. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.FinalLast, Permits.NoSuchStep. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    moveInspectionForStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    /**
                     * @description Its hours are in `settings`, in the city’s time zone.
                     * @enum {string}
                     */
                    window: "morning" | "afternoon";
                };
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NotBooked, Inspections.TooLate, Inspections.FeeDue, Inspections.DayClosed, Inspections.AfterExpiry, Inspections.SlotTaken: see `detail`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getInspectionRoute: {
        parameters: {
            query?: {
                /** @description Default: today in the city. */
                day?: string;
                /** @description Default: the caller. */
                inspector?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With what the inspector needs on the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionRoute"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderInspections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    ids: string[];
                    /** Format: uuid */
                    inspectorId: string;
                };
            };
        };
        responses: {
            /** @description Mornings stay before afternoons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.ChangedMeanwhile: it has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setInspectionSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Inspections in each. 0 closes them; what is booked stays booked. */
                    capacity: number;
                    /** Format: date */
                    fromDay: string;
                    /** Format: uuid */
                    inspectorId: string | null;
                    /** Format: date */
                    toDay: string;
                    windows: ("morning" | "afternoon")[];
                };
            };
        };
        responses: {
            /** @description On how many days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: number;
                    };
                };
            };
            /** @description Inspections.WrongPeriod. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Inspections.NoInspector. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listForms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        businessProcesses: components["schemas"]["BusinessProcess"][];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewForm: {
        parameters: {
            query?: {
                /** @description Default: the version in use. */
                version?: number;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                bpid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form as residents see it, even if no service leads to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedForm"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Form.NotFound: no such form, or no service leads to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProcesses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. Newest version first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        processes: components["schemas"]["ListedProcess"][];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLicenseKinds: {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those with fees on the first day of the year, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseKinds"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLicenses: {
        parameters: {
            query?: {
                status?: "active" | "suspended" | "revoked";
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedLicense"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLicense"];
            };
        };
        responses: {
            /** @description By hand, or without a fee, it is valid at once. Else once the request is paid. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedLicense"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Licenses.NotOpen: the application has a license or an end. Licenses.NumberTaken. Desk.NoSuchStep. License.NoSchedule: there are no fees for this kind and year. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license. Its `version` is for changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetLicensePin: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PIN is shown this once. The one before ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicensePin"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.ChangedMeanwhile: the license has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setLicenseStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "suspended" | "revoked";
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.ChangedMeanwhile: the license has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setLicenseTrades: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a contractor. */
                    trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Licenses.NoTrades: it is not a contractor’s. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.ChangedMeanwhile: the license has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewFreeLicense: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new year is valid, and mailed to the holder. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeRenewal"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Licenses.HasFees: its holder pays online. License.Stopped, License.Renewed, License.TooEarly. License.NoSchedule: there are no fees for this kind and year. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.ChangedMeanwhile: the license has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quoteLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description By the name of what the fee schedule counts. */
                    answers: {
                        [key: string]: number;
                    };
                    /** @example restaurant */
                    kind: string;
                    /** @description This year or the next. */
                    year: number;
                };
            };
        };
        responses: {
            /** @description The fee of the whole year, and in sentences in the reader’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseQuote"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description License.NoSchedule: there are no fees for this kind and year. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMapLayer: {
        parameters: {
            query?: {
                /** @description Degrees east, WGS 84. */
                east?: number | null;
                /** @description Degrees north, WGS 84. */
                north?: number | null;
                /** @description Degrees north, WGS 84. */
                south?: number | null;
                /** @description Degrees east, WGS 84. */
                west?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description GeoJSON (RFC 7946). Parcels only in boxes up to 0.03 degrees each way, at most 2,000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        features: {
                            geometry: {
                                coordinates: number[][];
                                /** @enum {string} */
                                type: "LineString";
                            } | {
                                coordinates: number[][][];
                                /** @enum {string} */
                                type: "Polygon";
                            };
                            id: string;
                            properties: {
                                /** @enum {string} */
                                kind: "street" | "parcel";
                                name: string;
                            };
                            /** @enum {string} */
                            type: "Feature";
                        }[];
                        /** @enum {string} */
                        type: "FeatureCollection";
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMyWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counting ends at 1,000. Null is what your roles cannot open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWork"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserUtilityAccounts: {
        parameters: {
            query: {
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By account number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserUtilityAccount"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeUserUtilityAccount: {
        parameters: {
            query: {
                customerId: string;
                locationId: string;
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. The user’s autopay for it is off, and the user is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound: the user does not have this account personally. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listParcelImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 100, without their errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imports: components["schemas"]["ListedParcelImport"][];
                        /** @description The last ArcGIS layer that parcels came from. */
                        layer: {
                            /**
                             * @description Which field of the layer has what.
                             * @example {
                             *       "parcelNumber": "PIN",
                             *       "streetNumber": "ADDR_NUM"
                             *     }
                             */
                            fields: {
                                countyBoardDistrict?: string;
                                currentLandUse?: string;
                                historicDistrict?: string;
                                leafDistrict?: string;
                                parcelNumber?: string;
                                primaryZoning?: string;
                                refusePickupDay?: string;
                                schoolDistrict?: string;
                                stateRepresentativeDistrict?: string;
                                stateSenateDistrict?: string;
                                streetName?: string;
                                streetNumber?: string;
                                streetSuffix?: string;
                                unit?: string;
                                usCongressionalDistrict?: string;
                                waterBillingCycleDates?: string;
                                zip?: string;
                                zoning?: string;
                            };
                            /** @example https://gis.cityofelgin.example/arcgis/rest/services/Parcels/FeatureServer/0 */
                            layerUrl: string;
                        } | null;
                        parcelCount: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importParcels: {
        parameters: {
            query: {
                /** @description The sender’s own name for the import, such as the file’s. */
                batchId: string;
                kind?: "partial" | "full";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/geo+json": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description The import took effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelImport"];
                };
            };
            /** @description Parcels.Unreadable, Parcels.TooLarge, Parcels.Empty. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Parcels.Differs: another body with the same name. Parcels.SentAgain: the import was sent twice at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 100 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused. None of it took effect. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelImport"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getParcelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sender’s own name for the import, such as the file’s. */
                batchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelImport"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Parcels.ImportNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importParcelsFromLayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParcelLayerImport"];
            };
        };
        responses: {
            /** @description The import took effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelImport"];
                };
            };
            /** @description Util.FormContainsErrors with each field that is missing, here or in the layer. Parcels.LayerAddress, Parcels.LayerKind, Parcels.LayerNoPages, Parcels.LayerToken, Parcels.Empty, Parcels.TooLarge. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Parcels.Differs: other parcels with the same name. Parcels.SentAgain: the import was sent twice at the same time. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused. None of it took effect. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParcelImport"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Parcels.LayerUnreachable, Parcels.LayerRefused. Parcels.LayerChanged: fewer parcels came than the layer counts. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserArrangements: {
        parameters: {
            query: {
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open arrangements first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserArrangements"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    offerArrangement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customerId: string;
                    /** @description In order of their days, from the day after tomorrow. */
                    installments: {
                        amount: number;
                        /** Format: date */
                        dueOn: string;
                    }[];
                    locationId: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Arrangement.CountInvalid, Arrangement.DaysInvalid, Arrangement.AmountTooSmall. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Billing.AccountNotFound: no such account, or no resident has it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotWhatIsDue; Arrangement.AnotherOpen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawArrangement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. The resident is notified, and the rest is due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Arrangement.NotOpen: the arrangement has already ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDiscrepancies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open ones first, at most 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discrepancy"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resolveDiscrepancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors without a note. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payments.DiscrepancyNotFound: no open discrepancy with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserPaymentMethods: {
        parameters: {
            query: {
                userId: string;
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order they were saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethod"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeUserPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cardId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. Autopay that used it is off, and the user is notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.ProviderUnavailable or Payment.NotOpen. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentMethodUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The method’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMethodUse"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.MethodNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMaintenanceInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state, with texts in both languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceInfo"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateMaintenancePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    billingMaintenancePeriod: {
                        /** Format: uuid */
                        id: string;
                        maintenanceSettings: components["schemas"]["MaintenanceWindowEdit"];
                        maintenanceWarningAlert: components["schemas"]["MaintenanceWindowEdit"];
                    };
                };
            };
        };
        responses: {
            /** @description Changed. It takes effect right away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Maintenance.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMaintenancePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    billingMaintenancePeriod: {
                        maintenanceSettings: components["schemas"]["MaintenanceWindowEdit"];
                        maintenanceWarningAlert: components["schemas"]["MaintenanceWindowEdit"];
                    };
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        Id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMaintenancePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. If the period was active, bills can be paid again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Maintenance.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description `createdAt` and id of the last row of the previous page. */
                before?: string;
                /** @description Only payments whose refund waits for a second person. */
                refund?: "proposed";
                status?: "created" | "submitted" | "approved" | "settled" | "declined" | "unknown" | "voided" | "refunded" | "failed";
                /** @description A payment number, a transaction number, an email address or an account number. */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPayment"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPaymentForStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPaymentDetail"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: the full amount. */
                    amount: number | null;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Refunded, or not known yet. Then a regular check finds the result. Above the city’s limit, the refund waits for a second person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOutcome"];
                };
            };
            /** @description Payments.RefundAmountInvalid. Util.FormContainsErrors without a reason. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payments.NotRefundable, Payments.RefundedAlready. Payments.RefundWholeOnly: a payment that is not settled, or that pays several accounts, is refunded in full. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refunded, or not known yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOutcome"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payments.SecondPersonNeeded: you proposed it yourself. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payment.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payments.RefundDecided: it was approved, rejected or withdrawn. Payments.NotRefundable. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rejectRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not carried out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Payments.RefundDecided: it was approved, rejected or withdrawn. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PersonRecord.NotFound: no such person or organization, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPersonHistory: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                before?: string;
                /** @description All that you may read, by default. */
                kind?: "request" | "payment" | "bill" | "message" | "mail" | "change" | "session" | "note";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. Empty for an unknown id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonHistoryEntry"][];
                        /** @description Null on the last page. */
                        next: string | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPersonNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PersonRecord.NotFound: no such person or organization, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePersonNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PersonRecord.NoteNotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRecord"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PersonRecord.NotFound: no such person or organization, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name, email, phone, address, or the number of a request, payment or water account. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPeople"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPermitExemptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind of permit; its versions newest first, none if it is always needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitExemptions"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPermitExemption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermitExemptionEdit"];
            };
        };
        responses: {
            /** @description The version before it ends the day before. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitExemptions.NoKind. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitExemptions.Overlaps: a later version shares a day. PermitExemptions.Past: only a kind’s first version begins in the past. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawPermitExemption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version before it goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitExemptions.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitExemptions.InForce: people may have acted on it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewPermitExemption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermitExemptionEdit"];
            };
        };
        responses: {
            /** @description What ends, and what residents would be answered at each limit and beyond it, in the reader’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExemptionPreview"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitExemptions.NoKind. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitExemptions.Overlaps: a later version shares a day. PermitExemptions.Past: only a kind’s first version begins in the past. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPermitKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order. Each `version` is for changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPermitKind"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPermitKind: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who reviews applications. */
                    disciplines: ("building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering")[];
                    /** @description In their order. */
                    inspections: {
                        code: string;
                        /** @description The last one, after all others. */
                        isFinal: boolean;
                        name: string;
                        nameEs: string;
                    }[];
                    isOffered: boolean;
                    name: string;
                    /** @description In Spanish. */
                    nameEs: string;
                    needsContractor: boolean;
                    sortOrder: number;
                    /** @description A contractor needs one of them. Empty: any contractor. */
                    trades: ("general" | "roofing" | "electrical" | "plumbing" | "mechanical" | "concrete")[];
                    validDays: number;
                };
            };
        };
        responses: {
            /** @description Saved. `ETag` is the new version. `If-Match: "0"` adds a kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitKinds.InspectionInUse: permits have an inspection that it loses. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitKinds.ChangedMeanwhile. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeskPermits: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                after?: string;
                /** @description `previous` of the following page; `after` takes precedence. */
                before?: string;
                /** @description Waits for its review. */
                discipline?: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                kind?: string;
                /** @description A permit’s number, a house number and street, or the beginning of a street, an owner’s name, or a contractor’s license. */
                text?: string;
                view?: "open" | "mine" | "check" | "review" | "unassigned" | "corrections" | "overdue" | "fee" | "unpaid" | "paid" | "issued" | "expiring" | "refund" | "all";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Work oldest first; all permits, and refunds, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskPermitItem"][];
                        /** @description Null on the last page. */
                        next: string | null;
                        /** @description Null on the first page. */
                        previous: string | null;
                        /** @description Counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeskPermit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permit. `ETag` is its version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPermit"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takePermit: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPlanComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                    /** Format: uuid */
                    documentId: string;
                    isRequired: boolean;
                    /** @default  */
                    sheet?: string;
                    text: string;
                    versionNumber: number;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.Decided. Plans.TooManyComments. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.DocumentChanged: the document has a newer version by now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    settlePlanComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: string;
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What is still missing; needed to ask again.
                     * @default
                     */
                    reply?: string;
                    /**
                     * @description Its state when you read it.
                     * @enum {string}
                     */
                    seen: "open" | "answered" | "accepted" | "reopened";
                    /** @enum {string} */
                    to: "accepted" | "reopened";
                };
            };
        };
        responses: {
            /** @description Settled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoComment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.Decided. Plans.SettledAlready. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.CommentChanged: the comment has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askPermitCorrections: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    denyPermit: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPermitDocument: {
        parameters: {
            query: {
                kind: "drawing" | "sitePlan" | "calculation" | "contract" | "other";
                /** @description Of the file. */
                name?: string;
                title: string;
            };
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Added as version 1. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NoRequest. Plans.Full. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDocumentPublic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: as the city’s rule says. */
                    isPublic: boolean | null;
                };
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPlanVersion: {
        parameters: {
            query: {
                /** @description Of the file. */
                name?: string;
                /** @description The current version, which you saw. */
                replaces: number;
            };
            header?: never;
            path: {
                documentId: string;
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Added. It is the current version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. Plans.NoDocument. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NoRequest. Plans.Full. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.DocumentChanged: the document has a newer version by now. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    extendPermit: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    expiresOn: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assessPermitFees: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    added: {
                        /** @description Cents. */
                        amountCents: number;
                        name: string;
                        /** @description In Spanish. */
                        nameEs: string;
                        /** @description Its source. */
                        rule: string;
                    }[];
                    /** @description Units by the answers of the fee schedule. */
                    answers: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issuePermit: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Empty without any. */
                    conditions: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. PermitDesk.NoFee. PermitDesk.NoReview. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askPermitFee: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. PermitDesk.NoFee: no fee was worked out. PermitDesk.NoReview. PermitDesk.OtherSystem. PermitDesk.NotPayable. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlanReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanReview"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Plans.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPermitPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Other staff who have it or its request open. The version counts changes of the permit, and its payment. `ETag` covers both: 304 if nothing changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    finishPermitReview: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment: string;
                    /** @enum {string} */
                    discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                    /** @enum {string} */
                    result: "approved" | "corrections";
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. PermitDesk.OpenComments: its comments are not answered or accepted yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completePermit: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Besides those that have not approved it: those that approved an earlier version and look again. */
                    disciplines: ("building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering")[];
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignPermitReview: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    discipline: "building" | "zoning" | "electrical" | "plumbing" | "mechanical" | "fire" | "engineering";
                    /**
                     * Format: uuid
                     * @description Null: nobody.
                     */
                    reviewerId: string | null;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokePermit: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    waivePermitFees: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Cents. */
                    amountCents: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Permits.NoSuchStep: its life does not lead there. Payment.StillBeingChecked: a payment is open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PermitDesk.ChangedMeanwhile: the permit has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPermitDesk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, reviewers and kinds of permits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitDesk"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findPermits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPermit"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReplyTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. Blanks such as `{name}` are filled from a request’s `blanks`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bodyEnglish: string;
                    bodySpanish: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Templates.UnknownBlank. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Templates.NameTaken, Templates.TooMany. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateReplyTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bodyEnglish: string;
                    bodySpanish: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Templates.UnknownBlank. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Templates.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Templates.NameTaken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Templates.ChangedMeanwhile: the template has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteReplyTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Templates.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Templates.ChangedMeanwhile: the template has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeskRequests: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                after?: string;
                /** @description The resident has answered since the last step of staff. */
                answered?: "yes";
                area?: string;
                /** @description Id of a staff member, `me`, or `nobody`. */
                assignee?: string;
                /** @description `previous` of the following page; `after` takes precedence. */
                before?: string;
                category?: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                /** @description Sent more than this many days ago. */
                older?: number;
                overdue?: "yes";
                /** @description Staff had closed it. */
                reopened?: "yes";
                /** @description By due date (open requests only), by age, or by last change. Open requests are sorted by due date if you leave it out, others newest first. */
                sort?: "due" | "oldest" | "newest" | "changed";
                state?: "open" | "closed" | "all";
                status?: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                /** @description Id of a team, or `mine`. */
                team?: string;
                /** @description A request number, or words. Only words of 3 letters or more count. */
                text?: string;
                /** @description Staff have asked the resident. */
                waiting?: "yes";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open requests by due date, others newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskItem"][];
                        /**
                         * Format: uuid
                         * @description Id of the request after the page’s last one.
                         */
                        following: string | null;
                        /** @description Null on the last page. */
                        next: string | null;
                        /**
                         * Format: uuid
                         * @description Id of the request before the page’s first one.
                         */
                        preceding: string | null;
                        /** @description Null on the first page. */
                        previous: string | null;
                        /** @description Counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @enum {string} */
                    category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                    description: string;
                    /** @description Answers to the category’s questions, by name. */
                    details: {
                        [key: string]: string | boolean;
                    };
                    /** @example name@example.com */
                    email: string;
                    extraDescription: string;
                    /** @enum {string} */
                    language: "en" | "es";
                    name: string;
                    phone: string;
                    rating: number | null;
                    /**
                     * Format: uuid
                     * @description The caller’s account. Null without one.
                     */
                    userId: string | null;
                };
            };
        };
        responses: {
            /** @description Entered, by phone. The caller is notified, by email if there is an address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        number: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Call.NoSuchPerson. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeskRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. `ETag` is its version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequest"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    assigneeId: string | null;
                    /**
                     * Format: uuid
                     * @description Left out: stays.
                     */
                    teamId?: string | null;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Desk.NoSuchStaff. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.AtItsEnd, Desk.NoCategory, Desk.CategoryAlready. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeDue: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Null: no target.
                     */
                    dueOn: string | null;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.AtItsEnd. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attachFile: {
        parameters: {
            query?: {
                name?: string;
                public?: "yes";
            };
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description File.Empty, File.KindNotTaken, File.Incomplete, File.TooManyPixels. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.TooManyFiles. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.TooLarge: more than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.UnsupportedMediaType. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLicenseApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application, and its license. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseApplication"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergeRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Desk.NoSuchNumber. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.MergedIntoItself, Desk.MergedIntoDuplicate, Desk.AtItsEnd. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRequestPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments that pay this request, also together with others. Empty if there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestPayment"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePlace: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.AtItsEnd. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Other staff who have it open, and its version. `ETag` covers both: 304 if nothing changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.AtItsEnd. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replyToRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.Conflict. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountCents: number | null;
                    reason: string;
                    /** @enum {string} */
                    to: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.NoSuchStep: the current status does not allow this change. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Request.ChangedMeanwhile: the request has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    runBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkOrder"];
            };
        };
        responses: {
            /** @description How many were changed. The others stay as they were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        skipped: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkOrder"];
            };
        };
        responses: {
            /** @description The result for each request. Nothing changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreview"];
                };
            };
            /** @description Desk.NoSuchStep: this status needs an amount for each request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff, areas, your saved filters, and shared ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChoices"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportRequests: {
        parameters: {
            query?: {
                /** @description The resident has answered since the last step of staff. */
                answered?: "yes";
                area?: string;
                /** @description Id of a staff member, `me`, or `nobody`. */
                assignee?: string;
                category?: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                /** @description Language of the file. Without it, the `Accept-Language` header says. */
                lng?: "en" | "es";
                /** @description Sent more than this many days ago. */
                older?: number;
                overdue?: "yes";
                /** @description Staff had closed it. */
                reopened?: "yes";
                /** @description By due date (open requests only), by age, or by last change. Open requests are sorted by due date if you leave it out, others newest first. */
                sort?: "due" | "oldest" | "newest" | "changed";
                state?: "open" | "closed" | "all";
                status?: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                /** @description Id of a team, or `mine`. */
                team?: string;
                /** @description A request number, or words. Only words of 3 letters or more count. */
                text?: string;
                /** @description Staff have asked the resident. */
                waiting?: "yes";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark (RFC 4180), all requests that fit, newest first. The last line says how many rows there are. A file without it is not complete. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveDeskFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Shows it to all staff.
                     * @default false
                     */
                    isShared?: boolean;
                    name: string;
                    query: string;
                };
            };
        };
        responses: {
            /** @description Saved. It replaces your filter with the same name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Desk.TooManyFilters. Queue.TooManyShared. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDeskFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeskPoints: {
        parameters: {
            query?: {
                /** @description The resident has answered since the last step of staff. */
                answered?: "yes";
                area?: string;
                /** @description Id of a staff member, `me`, or `nobody`. */
                assignee?: string;
                category?: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback";
                /** @description Sent more than this many days ago. */
                older?: number;
                overdue?: "yes";
                /** @description Staff had closed it. */
                reopened?: "yes";
                /** @description By due date (open requests only), by age, or by last change. Open requests are sorted by due date if you leave it out, others newest first. */
                sort?: "due" | "oldest" | "newest" | "changed";
                state?: "open" | "closed" | "all";
                status?: "New" | "Submitted" | "Open" | "Under Review" | "Scheduled" | "Pending Payment" | "Generate Permit" | "Ready for Issuance" | "Schedule Inspection" | "Issued" | "Permit Issued" | "Permit Issued with conditions" | "Complete" | "Closed" | "Closed Not Approved" | "Rejected" | "Cancelled";
                /** @description Id of a team, or `mine`. */
                team?: string;
                /** @description A request number, or words. Only words of 3 letters or more count. */
                text?: string;
                /** @description Staff have asked the resident. */
                waiting?: "yes";
            };
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPoint"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setRoutingRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: any. */
                    area: string | null;
                    /** Format: uuid */
                    assigneeId: string | null;
                    /**
                     * @description Null: any.
                     * @enum {string|null}
                     */
                    category: "graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback" | null;
                    /** Format: uuid */
                    teamId: string | null;
                };
            };
        };
        responses: {
            /** @description Set. It replaces the rule for the same category and area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.TooManyRules. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteRoutingRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.NoRule. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description The name of a record type (sObject), or the UUID of a service. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordField"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PublicFields.NotFound: no such record type or service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPublicFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                object: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. All fields if staff have not chosen any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFields"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPublicFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                object: "Case" | "COE_Permit__c" | "Permit_Application__c" | "Zoning_Inquiry__c" | "LPI_Application__c";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Names of the fields to show. All others are hidden. */
                    fields: string[];
                };
            };
        };
        responses: {
            /** @description Saved. Detail views change right away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors: the record type does not have one of these fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPublicFieldTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All record types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFieldType"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By code. `ETag` is the version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Areas"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setAreaNames: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the settings that you read. */
                "if-match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    names: {
                        code: string;
                        /** @description Empty: by its code alone. */
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Saved. `ETag` is the new version. All pages have the change within a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Settings.ChangedMeanwhile: the settings have changed since you read them. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCitySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As stored now. `ETag` is the version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitySettings"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setCitySettings: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the settings that you read. */
                "if-match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addressLine1: string;
                    addressLine2: string;
                    /** @description Empty: none. */
                    chatUrl: string;
                    /** @description Empty: none. */
                    eventsUrl: string;
                    helpMail: string;
                    /** @description Empty: none. */
                    mobileAppUrl: string;
                    name: string;
                    /** @description Empty: none. */
                    newsUrl: string;
                    /** @description Cents. */
                    overpaymentLimitCents: number;
                    phone: string;
                    /** @description Cents. A larger refund waits for a second person. Null: none does. */
                    refundLimitCents: number | null;
                    /**
                     * @description Drawings of granted permits are public, unless staff decide otherwise for one.
                     * @default true
                     */
                    showsApprovedDrawings?: boolean;
                    /**
                     * @description Owners and tenants of permits are shown, and permits are found by them.
                     * @default true
                     */
                    showsPermitNames?: boolean;
                    takesPartialPayments: boolean;
                    websiteUrl: string;
                };
            };
        };
        responses: {
            /** @description Saved. `ETag` is the new version. All pages have the change within a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Settings.ChangedMeanwhile: the settings have changed since you read them. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFlagSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagSetting"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "EnableCORE" | "EnableACHAutopay" | "EnableDelinquentBillingNotifications" | "EnableLPI" | "EnableWaterBillHistoryPage" | "EnableBoardsAndCommissions" | "EnablePopularServices" | "EnableWaterBillRedesign" | "EnableUserAdminMenuV2" | "EnableOldAutopayNotice" | "RequireStaffSecondFactor";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null: the default. */
                    isEnabled: boolean | null;
                };
            };
        };
        responses: {
            /** @description Set. All pages have it within a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPersonFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "EnableCORE" | "EnableACHAutopay" | "EnableDelinquentBillingNotifications" | "EnableLPI" | "EnableWaterBillHistoryPage" | "EnableBoardsAndCommissions" | "EnablePopularServices" | "EnableWaterBillRedesign" | "EnableUserAdminMenuV2" | "EnableOldAutopayNotice" | "RequireStaffSecondFactor";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Null: as for all others. */
                    isEnabled: boolean | null;
                };
            };
        };
        responses: {
            /** @description Set. It takes effect within a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Settings.NoSuchPerson: no account has this address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Saved. Due dates that are set from now on skip it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Targets.TooManyHolidays. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Settings.ChangedMeanwhile: the settings have changed since you read them. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteHoliday: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Targets.NoHoliday. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Settings.ChangedMeanwhile: the settings have changed since you read them. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getServiceTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As stored now. `ETag` is the version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceTargets"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setServiceTargets: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the settings that you read. */
                "if-match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targets: components["schemas"]["Targets"];
                };
            };
        };
        responses: {
            /** @description Saved. `ETag` is the new version. All pages have the change within a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Settings.ChangedMeanwhile: the settings have changed since you read them. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSlowdowns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest hour first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slowdown"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Absence"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.OwnAbsenceOnly: only administrators set the absence of others. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended, or there was none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.OwnAbsenceOnly: only administrators set the absence of others. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSystemAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active alerts first, then newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemAlert"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSystemAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to send a request again. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemAlertEdit"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        Id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyInFlight: the first request with this key is still in progress. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Error.IdempotencyKeyReused: this key was used with another body. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateSystemAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemAlertEdit"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Alerts.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSystemAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Alerts.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Teams by name, people by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Teams"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    memberIds: string[];
                    name: string;
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.NameTaken, Teams.TooMany. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    memberIds: string[];
                    name: string;
                };
            };
        };
        responses: {
            /** @description Changed. `ETag` is the new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Desk.NoSuchStaff. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.NameTaken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.ChangedMeanwhile: the team has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header: {
                /** @description `ETag` of the version that you read. */
                "if-match": string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Teams.ChangedMeanwhile: the team has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUndelivered: {
        parameters: {
            query?: {
                /** @description `next` of the previous page. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 25. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Undelivered"][];
                        /** @description Null on the last page. */
                        next: string | null;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description How many are sent. Deliveries that are already waiting, or have expired, do not count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        replayed: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the simple list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. `ETag` is the version of what can be edited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description `ETag` of the user that you read. */
                "if-match"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    Admin: boolean;
                    /** @default  */
                    FirstName?: string;
                    /** @default  */
                    LastName?: string;
                    /** @default  */
                    PhoneNumber?: string;
                    /** @default  */
                    SalesforceId?: string;
                };
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. Directory.ContactNotFound. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Directory.ContactTaken, Account.LastAdministrator. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Directory.ChangedMeanwhile: the user has changed since you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. The person is notified by email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.LastAdministrator, Organization.LastManager. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    grantRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description All roles but the administrator’s, which is `Admin`. */
                    roles: ("caseWorker" | "finance" | "contentEditor" | "viewer" | "auditor")[];
                    /** @description Without it, the scope stays. */
                    scope?: {
                        /** @description Names of areas, as requests have them. */
                        areas: string[];
                        categories: ("graffiti" | "trees" | "sidewalk" | "streetlight" | "snowIce" | "garbageRecycling" | "missedPickup" | "codeViolation" | "healthComplaint" | "streetUtilities" | "generalInformation" | "feedback")[];
                    };
                };
            };
        };
        responses: {
            /** @description Set. A role that is taken ends with the next request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: deleted, or not verified. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. Their staff sessions have ended, and they get an email. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.NotFound: they have none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SecondFactor.OwnReset: your own. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendPasswordMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example name@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The email is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the reply: en or es. */
                "accept-language"?: string;
            };
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSetting"][];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200 of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileDetails"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example name@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The email is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Account.NotFound: no such user, or a deleted account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Directory.AlreadyVerified. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example name@example.com */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same reply, with or without such an account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                direction?: "asc" | "desc";
                /** @description From 0. */
                page?: number | null;
                pageSize?: number;
                sortColumn?: "Email" | "FirstName" | "LastName" | "PhoneNumber" | "SalesforceId";
                /** @description Finds users with a column that starts with this text. If there are none, users that contain each of its words (3 letters or more). */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page after the last one is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        /** @description Counting ends at 1,000, or at 500 with a term. */
                        total: number;
                        /** @description Pages of the first 1,000 users, or of the first 500 that match a term. */
                        totalPages: number;
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listZoningDistricts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Base districts first, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        districts: components["schemas"]["ListedZoningDistrict"][];
                    };
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addZoningDistrict: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewZoningDistrict"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.CodeTaken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getZoningDistrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules by use, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffZoningDistrict"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateZoningDistrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZoningDistrictEdit"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.Changed: by another person since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addZoningUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewZoningRule"];
            };
        };
        responses: {
            /** @description The new record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Util.FormContainsErrors with each invalid field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.NotFound. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.SameDay: the use has a rule from this day. ZoningDistricts.Past: only a use’s first rule begins in the past. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawZoningUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUID of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule before it goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request cannot be read: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not logged in, or the session has ended. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The logged-in user may not do this, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.NoRule. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ZoningDistricts.InForce. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests. See Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An error on our side. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The portal cannot answer right now. See Retry-After. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
