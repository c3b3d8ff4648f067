import { describe, expect, it } from 'vitest';
import { umaReferencia, umCadastro } from '../../testing/instrutores.ts';
import { ACUMULOS, DOCUMENTOS, type Documento, TIPOS_DE_ALUNO } from '../types.ts';
import { problemasDoInstrutor, prontoParaGuardar } from './dados-do-instrutor.ts';

const ARQUIVO = umaReferencia('a');
const VALORES = [ARQUIVO, undefined, 'voluntario', 'bolsa única'] as const;
type Valor = (typeof VALORES)[number];
type Valores = Readonly<Record<Documento, Valor>>;

/** Every combination of values in the five documents: 4 × 4 × 4 × 4 × 4. */
const PREENCHIMENTOS: readonly Valores[] = DOCUMENTOS.reduce<readonly Partial<Record<Documento, Valor>>[]>(
  (feitos, documento) =>
    feitos.flatMap((feito) => VALORES.map((valor) => ({ ...feito, [documento]: valor }))),
  [{}],
) as readonly Valores[];

/** The table of E-INSTRUTOR-3 and D26 written out by hand: what each field may hold, and what is stored for it. */
function esperado(tipo: string, acumulo: string | undefined, v: Valores): string[] {
  const faltam: string[] = (
    ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao'] as const
  ).filter((d) => v[d] !== ARQUIVO);
  if (tipo === 'VOLUNTARIO') {
    if (v.dados_bancarios === 'bolsa única') faltam.push('dados_bancarios');
    if (v.termo_anuencia === 'bolsa única') faltam.push('termo_anuencia');
    return faltam;
  }
  const dito = { 'bolsa única': 'unica', [ARQUIVO]: 'acumulavel' }[v.termo_anuencia ?? ''];
  switch (acumulo ?? dito) {
    case 'unica':
      if (v.dados_bancarios !== ARQUIVO) faltam.push('dados_bancarios');
      if (v.termo_anuencia === 'voluntario') faltam.push('termo_anuencia');
      return faltam;
    case 'acumulavel':
      if (v.dados_bancarios !== ARQUIVO) faltam.push('dados_bancarios');
      if (v.termo_anuencia !== ARQUIVO) faltam.push('termo_anuencia');
      return faltam;
    default:
      return [...faltam, 'acumulo'];
  }
}

const CASOS = TIPOS_DE_ALUNO.flatMap((tipo) =>
  [undefined, ...ACUMULOS].map((acumulo) => [tipo, acumulo] as const),
);

describe('T-D12: type × accumulation × five documents, each a file, missing or either literal', () => {
  it.each(CASOS)('%s, %s: 1,024 ways, each refused or taken field by field', (tipoAluno, acumulo) => {
    let aceitos = 0;
    for (const valores of PREENCHIMENTOS) {
      const dados = umCadastro({ tipoAluno, acumulo, ...valores });
      const problemas = problemasDoInstrutor(dados);
      const culpados = problemas.map(({ campo }) => campo);
      expect(culpados.sort(), JSON.stringify(valores)).toEqual(esperado(tipoAluno, acumulo, valores).sort());
      if (problemas.length > 0) continue;
      aceitos += 1;
      const pronto = prontoParaGuardar(dados);
      const anuencia = pronto.acumulo === 'acumulavel' ? ARQUIVO : 'bolsa única';
      expect([pronto.dados_bancarios, pronto.termo_anuencia]).toEqual(
        tipoAluno === 'VOLUNTARIO' ? ['voluntario', 'voluntario'] : [ARQUIVO, anuencia],
      );
    }
    // Bank proof and consent: for volunteers a file, nothing, or their literal; for the others as in the
    // table.
    const bolsista = acumulo === undefined ? 2 : { unica: 3, acumulavel: 1 }[acumulo];
    expect(aceitos).toBe(tipoAluno === 'VOLUNTARIO' ? 9 : bolsista);
  });

  it('refuses as a file a text without the form of a reference', () => {
    for (const texto of ['/etc/passwd', 'arq_1', `${ARQUIVO}0`, ARQUIVO.toUpperCase(), ' ']) {
      expect(problemasDoInstrutor(umCadastro({ termo_compromisso: texto })).map((p) => p.mensagem)).toEqual([
        'Realize o upload do termo de compromisso',
      ]);
    }
  });
});
