import {checkerChoices} from '../../checker/rules.ts';
import {publicationStates, uploadStates} from '../../api/states.ts';
import {layOut} from '../../content/diagrams/layout.ts';
import {allFacts, comparisonData} from './comparison.ts';
import {diagramData} from './diagram.ts';
import {catalogueData, errorFacts} from './error-facts.ts';
import * as facts from './facts.ts';

type Resolver = (attributes: facts.Attributes, page: facts.PageContext) => unknown;

/**
 * Elements that pages may use without importing them. One with `facts` gets its data at build time from the registry
 * of networks, errors or the service: the page's script holds its own facts only.
 */
export const components: Readonly<Record<string, {readonly module: string; readonly facts?: Resolver}>> = {
  Endpoint: {module: '@site/src/components/api/Endpoint'},
  Fields: {module: '@site/src/components/api/Fields'},
  Field: {module: '@site/src/components/api/Field'},
  Nested: {module: '@site/src/components/api/Nested'},
  Form: {module: '@site/src/components/api/Form'},
  CodeSamples: {module: '@site/src/components/api/CodeSamples'},
  Sample: {module: '@site/src/components/api/Sample'},
  Downloads: {module: '@site/src/components/api/Downloads'},
  PublicationStates: {module: '@site/src/components/Diagram', facts: (_, page) => layOut(publicationStates, page.locale)},
  UploadStates: {module: '@site/src/components/Diagram', facts: (_, page) => layOut(uploadStates, page.locale)},
  Limits: {module: '@site/src/components/FactTable', facts: facts.limitsTable},
  PostKinds: {module: '@site/src/components/FactTable', facts: facts.postKindsTable},
  Features: {module: '@site/src/components/FactTable', facts: facts.featuresTable},
  AccountTypes: {module: '@site/src/components/FactTable', facts: facts.accountTypesTable},
  Permissions: {module: '@site/src/components/FactTable', facts: facts.permissionsTable},
  AnalyticsMetrics: {module: '@site/src/components/FactTable', facts: facts.analyticsTable},
  ApiRestrictions: {module: '@site/src/components/FactTable', facts: facts.apiRestrictionsTable},
  NetworkErrors: {module: '@site/src/components/FactTable', facts: facts.errorsTable},
  Plans: {module: '@site/src/components/FactTable', facts: facts.plansTable},
  ErrorFinder: {module: '@site/src/components/ErrorFinder'},
  ErrorCatalogue: {module: '@site/src/components/ErrorCatalogue', facts: catalogueData},
  ErrorFacts: {module: '@site/src/components/ErrorFacts', facts: errorFacts},
  Diagram: {module: '@site/src/components/Diagram', facts: diagramData},
  LimitsComparison: {module: '@site/src/components/LimitsComparison', facts: comparisonData},
  AllFacts: {module: '@site/src/components/AllFacts', facts: allFacts},
  PostChecker: {module: '@site/src/components/PostChecker', facts: checkerChoices},
  Cards: {module: '@site/src/components/Cards'},
  StaleTranslation: {module: '@site/src/components/StaleTranslation'},
  Card: {module: '@site/src/components/Card'},
};
