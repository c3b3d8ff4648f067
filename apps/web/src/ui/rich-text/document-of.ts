import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as NodeParser } from '@tiptap/pm/model';
import { richTextExtensions } from './extensions.ts';
import { parseInert } from './parse-inert.ts';

const schema = getSchema(richTextExtensions);

export function documentOf(html: string): JSONContent {
  return NodeParser.fromSchema(schema).parse(parseInert(html)).toJSON() as JSONContent;
}
