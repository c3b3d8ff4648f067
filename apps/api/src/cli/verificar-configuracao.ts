import { parseArgs } from 'node:util';
import type { Ligacao } from '../adapters/connection-checks.ts';
import { tentarLigacoes } from '../adapters/connection-checks.ts';
import { ConfigError, textoDosProblemas, verificarConfiguracao } from '../config/config.ts';
import { CliError } from './cli-error.ts';

const NOMES: Readonly<Record<Ligacao['parte'], string>> = {
  banco: 'Banco de dados',
  arquivos: 'Arquivos',
  email: 'E-mail',
  antivirus: 'Antivírus',
};
const SITUACOES: Readonly<Record<Ligacao['situacao'], string>> = {
  ok: 'ok',
  ausente: 'não configurado',
  fora: 'FORA',
};

/** `verificar-configuracao [--ligar]`: throws when a setting is invalid or a part does not answer. */
export async function verificarConfiguracaoNoTerminal(
  args: readonly string[],
  remarks: readonly string[],
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { ligar: { type: 'boolean' } } });
  const { config, problemas, avisos } = verificarConfiguracao(process.env, { demonstracao: false });
  for (const aviso of [...remarks, ...avisos]) process.stdout.write(`Aviso: ${aviso}\n`);
  if (config === null) throw new ConfigError(textoDosProblemas(problemas));
  process.stdout.write('A configuração serve.\n');
  if (values.ligar !== true) return;
  const ligacoes = await tentarLigacoes(config);
  for (const { parte, situacao, mensagem } of ligacoes) {
    process.stdout.write(`${NOMES[parte]}: ${SITUACOES[situacao]}. ${mensagem}\n`);
  }
  const quantas = ligacoes.filter((l) => l.situacao === 'fora').length;
  if (quantas > 0) throw new CliError(`Partes que não respondem: ${quantas}.`);
}
