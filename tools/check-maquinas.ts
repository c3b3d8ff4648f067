/**
 * Fails when docs/maquinas.md is out of date (--write writes it), or when a table allows a role that the
 * contract does not.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rotas } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { ESTADOS_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import type { Papel } from '@instrutoria/domain/conta/types.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MAQUINA_DA_DESISTENCIA } from '@instrutoria/domain/desistencia/maquina.ts';
import { ESTADOS_DA_DESISTENCIA } from '@instrutoria/domain/desistencia/types.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { FASES } from '@instrutoria/domain/edital/types.ts';
import { MAQUINA_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/maquina.ts';
import { ESTADOS_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/types.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { ESTADOS_DO_VINCULO } from '@instrutoria/domain/instrutor/rules/estados-do-vinculo.ts';
import type { Impedimento } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DO_PROJETO } from '@instrutoria/domain/projeto/maquina.ts';
import { ESTADOS_DO_PROJETO } from '@instrutoria/domain/projeto/rules/edicao.ts';
import { MAQUINA_DA_RELATORIA, MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { ESTADOS_DA_RELATORIA, STATUS_DO_RECURSO } from '@instrutoria/domain/recurso/types.ts';
import { ESTADOS_DOS_RELATORIOS, MAQUINA_DOS_RELATORIOS } from '@instrutoria/domain/relatorio/maquina.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/resultado/maquina.ts';
import { MAQUINA_DA_REUNIAO } from '@instrutoria/domain/reuniao/maquina.ts';
import { ESTADOS_DA_REUNIAO } from '@instrutoria/domain/reuniao/types.ts';
import { root } from './prepare/step.mjs';

interface Ato<E extends string> {
  readonly quem: readonly Papel[];
  readonly passos: Partial<Readonly<Record<E, readonly E[]>>>;
  readonly feito?: readonly E[];
  readonly fora: (estado: E) => Impedimento;
  readonly bloqueios?: readonly Impedimento[];
}

const COLUNAS = {
  dono: 'own_coordinator',
  avaliadorDesignado: 'designated_evaluator',
  administrador: 'administrador',
  PRESIDENTE_COMISSAO: 'PRESIDENTE_COMISSAO',
  secretaria: 'secretaria',
} as const;
const PAPEIS = Object.keys(COLUNAS) as (keyof typeof COLUNAS)[];

/**
 * The roles to which the contract allows an act and its table does not; a call that names no record is
 * allowed to everybody.
 */
function outros(nome: string, quem: readonly Papel[]): string[] {
  const rota = Object.entries(rotas).find(([chave]) => chave === nome)?.[1];
  if (rota === undefined) return [`${nome} is no call`];
  const soDono = rota.registro === null && quem.every((papel) => papel === 'dono');
  return (soDono ? (['dono'] as const) : PAPEIS)
    .filter((papel) => quem.includes(papel) !== (rota.acesso[COLUNAS[papel]] !== 'no'))
    .map((papel) => `${nome}: the table and the contract differ about ${papel}`);
}

function linha<E extends string>(nome: string, estados: readonly E[], ato: Ato<E>): string {
  const passos = estados.flatMap((de) => {
    const para = ato.passos[de];
    return para === undefined ? [] : [`${de} → ${para.length === 0 ? '—' : para.join(', ')}`];
  });
  const fora = estados.filter((estado) => !(estado in ato.passos) && !ato.feito?.includes(estado));
  const recusas = [...fora.map((estado) => ato.fora(estado)), ...(ato.bloqueios ?? [])];
  const codigos = [...new Set(recusas.map(({ codigo }) => `\`${codigo}\``))];
  const feito = ato.feito === undefined ? '' : `; again in ${ato.feito.join(', ')}: nothing`;
  const recusado = codigos.length === 0 ? '' : `. Refused: ${codigos.join(' ')}`;
  return `- \`${nome}\` (${ato.quem.join(', ')}): ${passos.join('; ')}${feito}${recusado}`;
}

const problemas: string[] = [];
function tabela<E extends string>(
  titulo: string,
  estados: readonly E[],
  { atos }: { readonly atos: Readonly<Record<string, Ato<E>>> },
): string {
  const linhas = Object.entries(atos).map(([nome, ato]) => {
    problemas.push(...outros(nome, ato.quem));
    return linha(nome, estados, ato);
  });
  return `## ${titulo}\n\n${linhas.join('\n')}\n`;
}

const page = `# States and acts

Printed from \`packages/domain/src/*/maquina.ts\` by \`node tools/check-maquinas.ts\`. The server refuses and moves by the
same tables, buttons and lists of what is missing read them, and an act has one name: that of its call, in the contract and
in the audit. An act has its callers, its steps, and the codes of its refusals in their order. \`—\`: no record is left. Past its last day a call in submissao counts as avaliacao.

${[
  tabela('A call', FASES, MAQUINA_DO_EDITAL),
  tabela('Work in a call on its evaluators', FASES, MAQUINA_DA_DESIGNACAO),
  tabela('Homologação of a project', ESTADOS_DA_HOMOLOGACAO, MAQUINA_DA_HOMOLOGACAO),
  tabela(
    'Giving up of an approved project',
    ['nenhuma', ...ESTADOS_DA_DESISTENCIA] as const,
    MAQUINA_DA_DESISTENCIA,
  ),
  tabela('A project until it is assessed', ESTADOS_DO_PROJETO, MAQUINA_DO_PROJETO),
  tabela('An assessment', ESTADOS_DA_AVALIACAO, MAQUINA_DA_AVALIACAO),
  tabela('A meeting of the committee', ESTADOS_DA_REUNIAO, MAQUINA_DA_REUNIAO),
  tabela('A published result', FASES, MAQUINA_DO_RESULTADO),
  tabela('An appeal', STATUS_DO_RECURSO, MAQUINA_DO_RECURSO),
  tabela('The draft decision of an appeal', ESTADOS_DA_RELATORIA, MAQUINA_DA_RELATORIA),
  tabela('The vínculo of an instructor', ESTADOS_DO_VINCULO, MAQUINA_DO_VINCULO),
  tabela('The reports of a project', ESTADOS_DOS_RELATORIOS, MAQUINA_DOS_RELATORIOS),
].join('\n')}`;

const file = join(root, 'docs', 'maquinas.md');
if (process.argv.includes('--write')) {
  await writeFile(file, page);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== page) {
  problemas.push('docs/maquinas.md is older than the tables: run node tools/check-maquinas.ts --write');
}
for (const um of problemas) process.stderr.write(`${um}\n`);
process.exitCode = problemas.length === 0 ? 0 : 1;
