import {checkerChoices} from '../../checker/rules.ts';
import {publicationStates, uploadStates} from '../../api/states.ts';
import {layOut} from '../../content/diagrams/layout.ts';
import {allFacts, comparisonData} from '../../facts/comparison.ts';
import {diagramData} from '../../content/diagrams/data.ts';
import {screenData} from '../../content/screens/load.ts';
import {catalogueData} from '../../errors/catalogue-page.ts';
import {lookAlikes, repairFacts} from '../../errors/page-facts.ts';
import {errorGroupsData} from '../../errors/groups.ts';
import {networkHead} from '../network-page/head.ts';
import {roles} from '../../facts/roles.ts';
import * as sheet from '../../facts/sheet/index.ts';
import * as facts from '../../facts/tables.ts';

type Resolver = (attributes: facts.Attributes, page: facts.PageContext) => unknown;

/**
 * Elements that pages may use without importing them. One with `facts` gets its data at build time from the registry
 * of networks, errors or the service: the page's script holds its own facts only. Texts are typeset on the way, but where they are `loose`:
 * many columns stand side by side and break between number and unit.
 */
export const components: Readonly<Record<string, {readonly module: string; readonly facts?: Resolver; readonly loose?: true}>> = {
  Endpoint: {module: '@site/src/api/components/Endpoint'},
  Fields: {module: '@site/src/api/components/Fields'},
  Field: {module: '@site/src/api/components/Field'},
  Nested: {module: '@site/src/api/components/Nested'},
  FoldAll: {module: '@site/src/api/components/FoldAll'},
  Forms: {module: '@site/src/api/components/Forms'},
  Programs: {module: '@site/src/api/components/Programs'},
  Tab: {module: '@site/src/api/components/Tab'},
  ApiTable: {module: '@site/src/api/components/ApiTable'},
  Refusal: {module: '@site/src/api/components/Refusal'},
  Operation: {module: '@site/src/api/components/Operation'},
  OperationHead: {module: '@site/src/api/components/OperationHead'},
  OperationSamples: {module: '@site/src/api/components/OperationSamples'},
  OperationFields: {module: '@site/src/api/components/OperationFields'},
  Downloads: {module: '@site/src/api/components/Downloads'},
  PublicationStates: {module: '@site/src/content/diagrams/Diagram', facts: (_, page) => layOut(publicationStates, page.locale)},
  UploadStates: {module: '@site/src/content/diagrams/Diagram', facts: (_, page) => layOut(uploadStates, page.locale)},
  NetworkHead: {module: '@site/src/shell/network-page/NetworkHead', facts: networkHead},
  NetworkFigures: {module: '@site/src/facts/components/NetworkFigures', facts: sheet.figures},
  Fold: {module: '@site/src/ui/Fold', facts: ({title = '', id}) => ({title, ...(id === undefined ? {} : {id})})},
  Screen: {module: '@site/src/content/screens/Screen', facts: screenData},
  PageContents: {module: '@site/src/shell/layout/PageContents'},
  Limits: {module: '@site/src/facts/components/LimitSheet', facts: sheet.limits},
  PostKinds: {module: '@site/src/facts/components/KindMatrix', facts: sheet.kinds},
  Features: {module: '@site/src/facts/components/KindMatrix', facts: sheet.features},
  AccountTypes: {module: '@site/src/facts/components/AccountList', facts: sheet.accounts},
  Permissions: {module: '@site/src/facts/components/FactTable', facts: facts.permissionsTable},
  AnalyticsMetrics: {module: '@site/src/facts/components/MetricChips', facts: sheet.metrics},
  ApiRestrictions: {module: '@site/src/facts/components/Restrictions', facts: facts.apiRestrictionsTable},
  NetworkErrors: {module: '@site/src/errors/components/ErrorGroups', facts: errorGroupsData},
  Plans: {module: '@site/src/facts/components/FactTable', facts: facts.plansTable},
  RoleTable: {module: '@site/src/facts/components/RoleTable', facts: roles},
  ErrorFinder: {module: '@site/src/errors/components/ErrorFinder'},
  SupportReplies: {module: '@site/src/errors/components/SupportReplies'},
  ErrorCatalogue: {module: '@site/src/errors/components/ErrorCatalogue', facts: catalogueData},
  RepairCard: {module: '@site/src/errors/components/RepairCard', facts: repairFacts},
  LookAlikes: {module: '@site/src/errors/components/LookAlikes', facts: lookAlikes},
  Diagram: {module: '@site/src/content/diagrams/Diagram', facts: diagramData},
  LimitsComparison: {module: '@site/src/facts/components/LimitsComparison', facts: comparisonData, loose: true},
  AllFacts: {module: '@site/src/facts/components/AllFacts', facts: allFacts},
  PostChecker: {module: '@site/src/checker/form', facts: checkerChoices},
  NetworkIcon: {module: '@site/src/ui/NetworkIcon'},
  Cards: {module: '@site/src/ui/Cards'},
  StaleTranslation: {module: '@site/src/content/StaleTranslation'},
  Card: {module: '@site/src/ui/Card'},
};
