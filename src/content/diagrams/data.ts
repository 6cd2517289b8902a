import {diagrams} from './index.ts';
import {type DiagramData, layOut} from './layout.ts';
import {type Attributes, FactsError, type PageContext} from '../../facts/tables.ts';

/** `<Diagram name="publication-states" />`: a picture laid out in the page's language. */
export function diagramData(attributes: Attributes, page: PageContext): DiagramData {
  const definition = diagrams[attributes.name ?? ''];
  if (!definition)
    throw new FactsError(
      `<Diagram name="${attributes.name ?? ''}" />: no such picture; draw it in src/content/diagrams/index.ts, or take ${Object.keys(diagrams).join(', ')}`,
    );
  return layOut(definition, page.locale);
}
