import { defencesOf, type Rows } from './defences.ts';

export interface Threat {
  readonly id: string;
  readonly ameaca: string;
  readonly vale: string;
}

export function securityPage(threats: readonly Threat[], rows: Rows): string {
  const lines = threats.map(({ id, ameaca, vale }) => {
    const row = rows[id];
    const reason = row !== undefined && 'naoSeAplica' in row ? `*${cell(row.naoSeAplica)}*` : '';
    const defences = row === undefined ? [] : defencesOf(row);
    const where = defences.map(({ defesa, arquivo }) => `${cell(defesa)} (\`${arquivo}\`)`);
    const tests = defences.map(
      ({ teste, titulo, grupo }) =>
        `${grupo === undefined ? '' : `${cell(grupo)} › `}${cell(titulo)} (\`${teste}\`)`,
    );
    const last = reason === '' ? tests.join('<br>') : reason;
    return `| ${id} | ${cell(ameaca)} | ${cell(vale)} | ${where.join('<br>')} | ${last} |`;
  });
  return `# Threats and faults, and what proves that each is closed

Written by \`node tools/check-seguranca.ts --write\` from \`tools/seguranca/defesas\`, where each row names its defences in the
code and, for each of them, the test that fails when it is taken away. \`npm run test:longo -- mutacao\` takes every one of
them away, in a copy of the sources, and tells which tests noticed (killed) and which did not (survived); a share of it
is in \`npm test\`. What stands in italics is why a row has no defence that could be taken away. The check fails when a row
has neither, when a defence does not stand in the code exactly once, when a test has gone, or when this page is old.

| row | threat or fault | what holds | defence | the test that fails without it |
|---|---|---|---|---|
${lines.join('\n')}
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
