// Written by `node openapi/emit.ts` from openapi/src.
export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published services */
        get: operations["listServices"];
        put?: never;
        post?: never;
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
        /** One published service */
        get: operations["getService"];
        put?: never;
        post?: never;
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
        /** Feature flags for the person who asks */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coming events of the city’s calendar */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News of the city’s feed */
        get: operations["listNews"];
        put?: never;
        post?: never;
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
        /** Languages on offer */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
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
        /** All texts of a language, ready for i18next */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/boardsAndCommissions/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Boards and commissions */
        get: operations["listBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/elginToday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Updates of the city */
        get: operations["listNewsPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/knowledgebase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the articles of the knowledge base */
        get: operations["searchArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/knowledgebase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article of the knowledge base */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salesforce/knowledgebase/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ten articles read most */
        get: operations["listTrendingArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search services, articles, news, boards and pages */
        get: operations["searchSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Activity: {
            /** @enum {string} */
            Action: "APPLY_FOR" | "FIND" | "PAY_FOR" | "REPORT" | "REGISTER_FOR" | "RENT" | "SIGN_UP_FOR" | "MAPS";
            CalendlyLink: string | null;
            /** @description Sanitised HTML. */
            Content: string | null;
            Deleted: boolean;
            Description: string;
            ExternalLink: string | null;
            GuestEnabled: boolean;
            /** Format: uuid */
            Id: string;
            Item: string;
            LaserficheProcessId: string | null;
            Order: number;
            paymentCode: string | null;
            PaymentRequired: boolean;
            PopularService: boolean;
            PopularServiceIconURL: string | null;
            PopularServiceOrder: number | null;
            Published: boolean;
            SalesforceObjectId: string | null;
            salesforcePaymentField: string | null;
            ToggleInAppBrowser: boolean;
            /** @enum {string} */
            Type: "LASERFICHE_FORM" | "CUSTOM_FORM" | "EXTERNAL_LINK" | "CONTENT";
        };
        Article: {
            /** Format: uuid */
            id: string;
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            layoutItems: {
                label: string;
                /** @description Screens leave out the one named Chat_Answer. */
                name: string;
                /** @description Sanitised HTML. */
                value: string;
            }[];
            summary: string;
            title: string;
        };
        ArticleSummary: {
            /** Format: uuid */
            id: string;
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            summary: string;
            title: string;
        };
        Board: {
            /** @description http or https. */
            Additional_Information1__c: string | null;
            /** @description http or https. */
            Additional_Information2__c: string | null;
            /** @description http or https. */
            Additional_Information3__c: string | null;
            /** @description http or https. */
            Additional_Information4__c: string | null;
            /** @description http or https. */
            Additional_Information5__c: string | null;
            /** @description http or https. */
            Additional_Information6__c: string | null;
            /** @description http or https. */
            Additional_Information7__c: string | null;
            /** @description http or https. */
            Additional_Information8__c: string | null;
            /** @description http or https. */
            Additional_Information9__c: string | null;
            /** @description http or https. */
            Additional_Information10__c: string | null;
            Alias__c: string;
            Icon__c: string | null;
            /** Format: uuid */
            Id: string;
            Label_Additional_Information1__c: string | null;
            Label_Additional_Information2__c: string | null;
            Label_Additional_Information3__c: string | null;
            Label_Additional_Information4__c: string | null;
            Label_Additional_Information5__c: string | null;
            Label_Additional_Information6__c: string | null;
            Label_Additional_Information7__c: string | null;
            Label_Additional_Information8__c: string | null;
            Label_Additional_Information9__c: string | null;
            Label_Additional_Information10__c: string | null;
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            Meeting_Date__c: string | null;
            Meeting_Location__c: string | null;
            Meeting_Time__c: string | null;
            Name: string;
            /** @description Sanitised HTML. */
            Overview__c: string;
            /** @description Plain text; bullets are separated by a dollar sign. */
            Powers_Duties__c: string | null;
            Size__c: number;
            Staff_Liaison__r: {
                Name: string;
            } | null;
            Staff_Liaison_Email__c: string | null;
            Staff_Liaison_Phone__c: string | null;
            Term_Length__c: string | null;
            Term_Limit__c: string | null;
            Vacancies__c: number;
        };
        FeatureFlag: {
            enabled: boolean;
            name: string;
        };
        FeedEvent: {
            allDay: boolean;
            /**
             * @description Day or days in the city, in the asked language.
             * @example Nov 20, 2026
             */
            dates: string;
            /** @description As start; the last day itself for an event of whole days. */
            end: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uri
             * @description http or https.
             */
            link: string | null;
            /** @description Plain text. */
            location: string | null;
            /** @description Instant in UTC; a plain date for an event of whole days. */
            start: string;
            /**
             * @description Times in the city; empty for an event of whole days.
             * @example 7:00 PM - 9:00 PM
             */
            times: string;
            /** @description Plain text. */
            title: string;
        };
        LanguageOption: {
            enName: string;
            i18nCode: string;
            nativeName: string;
        };
        NewsFeedItem: {
            /** @description Plain text, at most 300 characters. */
            contentSnippet: string;
            /** @description The picture of the item; null where it has none. */
            enclosure: {
                /**
                 * @description Path of our own copy.
                 * @example /media/….jpg
                 */
                url: string;
            } | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uri
             * @description http or https.
             */
            link: string | null;
            /**
             * Format: date-time
             * @description Instant of publication, UTC.
             */
            pubDate: string;
            /** @description Plain text. */
            title: string;
        };
        NewsPost: {
            /** @description Sanitised HTML. */
            Additional_Info__c: string | null;
            Category__c: string;
            /** Format: uuid */
            Id: string;
            /**
             * @description Language of the texts; English where they do not exist in the asked one.
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * Format: date
             * @description Day in the city from which it is shown.
             */
            Show_On__c: string;
            /** @description The update in one sentence; plain text. */
            Update__c: string;
        };
        Problem: {
            /** @description Stable code; the key of the text to show. */
            code: string;
            detail?: string;
            errors?: {
                code: string;
                field: string;
                message?: string;
            }[];
            /** @description Name this when you ask us about it. */
            requestId: string;
            status: number;
            title: string;
            /** @description Stable address of this kind of problem. */
            type: string;
        };
        SearchResult: {
            /** @description Plain text, never HTML. Each hit begins with U+E000 and ends with U+E001; nothing else in it holds these characters. */
            highlight: string;
            /** @enum {string} */
            kind: "service" | "article" | "news" | "board" | "page";
            /**
             * @description Language of title and highlight; English where no other text exists.
             * @enum {string}
             */
            language: "en" | "es";
            /** @description Plain text. */
            title: string;
            /** @description Path in the portal, or an http(s) address of the city’s news. */
            url: string;
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
    listServices: {
        parameters: {
            query?: {
                /** @description Taken and ignored: who asks is decided by the session. */
                userId?: string;
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
            /** @description Published services by action, order and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    getService: {
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
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such published service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
                /** @description Taken and ignored: who asks is decided by the session. */
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
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    listEvents: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
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
            /** @description Events not yet over, the first to come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEvent"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    listNews: {
        parameters: {
            query?: {
                /** @description At most so many. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description News, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsFeedItem"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
                /** @description Version; makes the answer immutable. */
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
            /** @description Texts by group and key; plural forms end in _one and _other. */
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
            /** @description The request is not understood: a parameter or the body is malformed. */
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
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    listBoards: {
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
            /** @description Boards and commissions by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    listNewsPosts: {
        parameters: {
            query?: {
                /** @description At most so many; fewer come when the list ends. */
                limit?: number;
                /** @description How many of the newest to pass over. */
                offset?: number | null;
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
            /** @description Updates, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPost"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    searchArticles: {
        parameters: {
            query?: {
                /** @description From 1, 15 results each. A page beyond the last is empty. */
                page?: number;
                /** @description Plain words; operators and markup are words too. The last word may be unfinished. Without a term nothing is found. */
                term?: string;
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
            /** @description What fits best comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            /** @description Plain text, never HTML. Each hit begins with U+E000 and ends with U+E001; nothing else in it holds these characters. */
                            highlight: string;
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description Language of the texts; English where they do not exist in the asked one.
                             * @enum {string}
                             */
                            language: "en" | "es";
                            summary: string;
                            title: string;
                        }[];
                        /** @description Things found on all pages together; counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    getArticle: {
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
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such published article. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    listTrendingArticles: {
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
            /** @description The most read first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleSummary"][];
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
    searchSite: {
        parameters: {
            query?: {
                /** @description From 1, 15 results each. A page beyond the last is empty. */
                page?: number;
                /** @description Plain words; operators and markup are words too. The last word may be unfinished. Without a term nothing is found. */
                term?: string;
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
            /** @description What fits best comes first; each thing once, in the reader’s language where it has that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["SearchResult"][];
                        /** @description Things found on all pages together; counting ends at 1,000. */
                        total: number;
                    };
                };
            };
            /** @description The request is not understood: a parameter or the body is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; see Retry-After. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of ours. The request id finds it in our logs. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The city cannot answer right now; see Retry-After. */
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
