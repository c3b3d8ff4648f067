import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { richTextExtensions } from './extensions.ts';
import { parseInert } from './parse-inert.ts';

const schema = getSchema(richTextExtensions);

/** The editor's document of a stored text: only what the schema knows gets into it, and no string meets a page. */
export function documentOf(html: string): JSONContent {
  return NodeParser.fromSchema(schema).parse(parseInert(html)).toJSON() as JSONContent;
}
