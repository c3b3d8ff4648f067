import { mascararCpf } from '../../kernel/cpf.ts';
import { dobrado } from '../../kernel/dobrado.ts';
import * as T from '../textos.ts';
import type {
  Acervo,
  CelulaLida,
  Diferenca,
  ErroDaLinha,
  Existente,
  FolhaLida,
  LinhaComErro,
  LinhaLida,
  LinhaMudada,
  LinhaNova,
  OpcoesDaImportacao,
  TipoDeImportacao,
  Valores,
  ValorImportado,
} from '../types.ts';
import { CAMPOS_DA_IMPORTACAO, type CampoDaImportacao } from './campos-da-importacao.ts';
import { type EscalaDaTaxa, escalaDaTaxa, lerCelula } from './valores.ts';

interface LinhaJulgada {
  readonly linha: number;
  readonly valores: Valores;
  readonly erros: readonly ErroDaLinha[];
  readonly avisos: readonly string[];
}

const escrito = (valores: Valores, campo: string) => String(valores[campo] ?? '');

/** The key that identifies a record: rows with the same key are the same record. */
const CHAVES: Readonly<Record<TipoDeImportacao, (valores: Valores) => string>> = {
  pessoas: (v) => escrito(v, 'cpf'),
  unidades: (v) => `${dobrado(escrito(v, 'nome'))}\u001f${dobrado(escrito(v, 'cidade'))}`,
  programas: (v) => dobrado(escrito(v, 'nome')),
  disciplinas: (v) => `${escrito(v, 'codigo').toUpperCase()}\u001f${escrito(v, 'semestre')}`,
  alunos: (v) => escrito(v, 'matricula').toUpperCase(),
};

/** The name of a record on the screen; a CPF is shown in part. */
export function nomeDaLinha(tipo: TipoDeImportacao, valores: Valores): string {
  const nome = escrito(valores, 'nome') || '(sem nome)';
  const cpf = escrito(valores, 'cpf');
  switch (tipo) {
    case 'pessoas':
      return cpf === '' ? nome : `${nome} (${mascararCpf(cpf)})`;
    case 'unidades':
      return `${nome} (${escrito(valores, 'cidade')})`;
    case 'disciplinas':
      return [`${escrito(valores, 'codigo')} ${nome}`, escrito(valores, 'semestre')]
        .filter(Boolean)
        .join(', ');
    case 'alunos':
      return `${nome} (${escrito(valores, 'matricula')})`;
    default:
      return nome;
  }
}

/** Fields that an import never changes in a record that exists already. */
const NUNCA_MUDAM: Readonly<Record<TipoDeImportacao, readonly string[]>> = {
  // An e-mail is changed one by one, with a reason and notices (D59).
  pessoas: ['cpf', 'email'],
  unidades: ['nome', 'cidade'],
  programas: ['nome'],
  disciplinas: ['codigo', 'semestre'],
  alunos: ['matricula'],
};

function lerLinha(
  { n, celulas }: LinhaLida,
  campos: readonly (readonly [CampoDaImportacao, number])[],
  escala: EscalaDaTaxa,
): LinhaJulgada {
  const valores: Record<string, ValorImportado> = {};
  const erros: ErroDaLinha[] = [];
  const avisos: string[] = [];
  for (const [campo, coluna] of campos) {
    const lido = lerCelula(celulas[coluna] ?? null, campo, escala);
    if ('erro' in lido) {
      erros.push({ linha: n, campo: campo.chave, mensagem: lido.erro });
      continue;
    }
    valores[campo.chave] = lido.valor;
    if (lido.aviso !== undefined) avisos.push(lido.aviso);
    if (lido.valor === null && campo.obrigatorio) {
      erros.push({ linha: n, campo: campo.chave, mensagem: T.obrigatorio(campo.comArtigo) });
    }
  }
  return { linha: n, valores, erros, avisos };
}

interface Unidades {
  /** The id; 0 for one to create; null for an unknown or ambiguous name. */
  achar(nome: string): { readonly id: number | null; readonly mensagem?: string };
  readonly desconhecidas: Set<string>;
}

function unidadesDe({ unidades }: Acervo, opcoes: OpcoesDaImportacao): Unidades {
  const ditas = new Map(opcoes.unidades.map((uma) => [dobrado(uma.nome), uma]));
  const porNome = Map.groupBy(unidades, ({ nome }) => dobrado(nome));
  const desconhecidas = new Set<string>();
  return {
    desconhecidas,
    achar(nome) {
      const dita = ditas.get(dobrado(nome));
      if (dita?.unidade !== undefined && unidades.some(({ id }) => id === dita.unidade)) {
        return { id: dita.unidade };
      }
      if (dita?.cidade !== undefined) return { id: 0 };
      const achadas = porNome.get(dobrado(nome)) ?? [];
      const [unica, outra] = achadas;
      if (unica !== undefined && outra === undefined) return { id: unica.id };
      desconhecidas.add(nome);
      const mensagem = unica === undefined ? T.unidadeDesconhecida(nome) : T.unidadeAmbigua(nome);
      return { id: null, mensagem };
    },
  };
}

/** Marks that a number came without its zeros: '0123456' and '123456' are the same SIAPE. */
const semZeros = (siape: ValorImportado) => String(siape ?? '').replace(/^0+(?=\d)/, '');

/** Errors of fields that only people have: units, programmes, and e-mail and SIAPE that belong to one account. */
function julgarPessoas(linhas: readonly LinhaJulgada[], acervo: Acervo, unidades: Unidades): LinhaJulgada[] {
  const programas = new Map(acervo.programas.map((um) => [dobrado(um), um]));
  const donos = (campo: string, forma: (v: ValorImportado) => string) =>
    new Map(acervo.existentes.map(({ valores }) => [forma(valores[campo] ?? null), escrito(valores, 'cpf')]));
  const minusculo = (v: ValorImportado) => String(v ?? '').toLowerCase();
  const unicos = [
    { campo: 'email', forma: minusculo, deOutro: T.emailDeOutro, repetido: T.emailRepetido },
    { campo: 'siape', forma: semZeros, deOutro: T.siapeDeOutro, repetido: T.siapeRepetido },
  ].map((um) => ({ ...um, donos: donos(um.campo, um.forma), vistos: new Map<string, LinhaJulgada>() }));
  return linhas.map((linha) => {
    const valores: Record<string, ValorImportado> = { ...linha.valores };
    const erros = [...linha.erros];
    const avisos = [...linha.avisos];
    const recusar = (campo: string, mensagem: string) => erros.push({ linha: linha.linha, campo, mensagem });
    const { unidade, programa } = linha.valores;
    if (typeof unidade === 'string') {
      const achada = unidades.achar(unidade);
      if (achada.mensagem !== undefined) recusar('unidade', achada.mensagem);
      valores.unidadeId = achada.id;
    }
    if (typeof programa === 'string') {
      const conhecido = programas.get(dobrado(programa));
      valores.programa = conhecido ?? programa;
      if (conhecido === undefined) avisos.push(T.programaForaDaLista(programa));
    }
    const cpf = escrito(valores, 'cpf');
    for (const { campo, forma, deOutro, repetido, donos, vistos } of unicos) {
      const chave = forma(valores[campo] ?? null);
      if (chave === '') continue;
      const dono = donos.get(chave);
      const antes = vistos.get(chave);
      if (dono !== undefined && dono !== cpf) recusar(campo, deOutro);
      if (antes === undefined) vistos.set(chave, linha);
      else if (escrito(antes.valores, 'cpf') !== cpf) recusar(campo, repetido(antes.linha));
    }
    return { linha: linha.linha, valores, erros, avisos };
  });
}

interface SemRepetidas {
  readonly linhas: readonly LinhaJulgada[];
  readonly avisos: { linha: number; mensagem: string }[];
}

/** Equal rows count once; rows of one record with different values are all but the first refused. */
function semRepetidas(tipo: TipoDeImportacao, linhas: readonly LinhaJulgada[]): SemRepetidas {
  const vistas = new Map<string, LinhaJulgada>();
  const avisos: { linha: number; mensagem: string }[] = [];
  const restam: LinhaJulgada[] = [];
  for (const linha of linhas) {
    const chave = linha.erros.length > 0 ? '' : CHAVES[tipo](linha.valores);
    const antes = chave === '' ? undefined : vistas.get(chave);
    if (antes === undefined) {
      if (chave !== '') vistas.set(chave, linha);
      restam.push(linha);
    } else if (JSON.stringify(antes.valores) === JSON.stringify(linha.valores)) {
      avisos.push({ linha: linha.linha, mensagem: T.igualALinha(antes.linha) });
    } else {
      const mensagem = T.repeteALinha(antes.linha);
      restam.push({ ...linha, erros: [{ linha: linha.linha, campo: '', mensagem }] });
    }
  }
  return { linhas: restam, avisos };
}

/** The value that an existing record gets; an empty cell keeps what is stored. */
function mudancasDe(
  tipo: TipoDeImportacao,
  existente: Existente,
  { valores }: LinhaJulgada,
): LinhaMudada['mudancas'] {
  return Object.entries(valores).flatMap(([campo, depois]) => {
    const antes = existente.valores[campo] ?? null;
    if (depois === null || depois === antes || NUNCA_MUDAM[tipo].includes(campo)) return [];
    if (campo === 'siape' && semZeros(antes) === semZeros(depois)) return [];
    if (campo === 'nome' && existente.nomeSocial === true) return [];
    // A unit is compared by its id; a new one (0) has none yet.
    if (campo === 'unidade') {
      const { unidadeId } = valores;
      return unidadeId === existente.valores.unidadeId ? [] : [{ campo, antes, depois }];
    }
    return campo === 'unidadeId' ? [] : [{ campo, antes, depois }];
  });
}

/** Differences of a person's row that the import leaves as they are. */
function avisosDaPessoa({ valores, nomeSocial }: Existente, linha: LinhaJulgada): string[] {
  const outro = (campo: string) =>
    escrito(linha.valores, campo) !== '' &&
    escrito(valores, campo).toLowerCase() !== escrito(linha.valores, campo).toLowerCase();
  return [
    ...(outro('email') ? [T.emailNaoMuda] : []),
    ...(nomeSocial === true && outro('nome') ? [T.nomeNaoMuda] : []),
  ];
}

/** The rows below the heads that have a value in a chosen column. */
function linhasComDados(folha: FolhaLida, opcoes: OpcoesDaImportacao): readonly LinhaLida[] {
  const colunas = Object.values(opcoes.colunas);
  return folha.linhas.filter(
    ({ n, celulas }) =>
      n > opcoes.cabecalho &&
      colunas.some((coluna) => {
        const celula = celulas[coluna] ?? null;
        return celula !== null && (typeof celula !== 'string' || celula.trim() !== '');
      }),
  );
}

/**
 * The changes that an import would make to these records. Only reads: the preview shows it and the confirmation writes it.
 * The columns must have been checked by `problemasDasColunas`.
 */
export function diferencaDaImportacao(
  folha: FolhaLida,
  opcoes: OpcoesDaImportacao,
  acervo: Acervo,
): Diferenca {
  const { tipo } = opcoes;
  const campos = CAMPOS_DA_IMPORTACAO[tipo].flatMap((campo) => {
    const coluna = opcoes.colunas[campo.chave];
    return coluna === undefined ? [] : [[campo, coluna] as const];
  });
  const brutas = linhasComDados(folha, opcoes);
  const daTaxa = campos.find(([{ forma }]) => forma === 'taxa')?.[1];
  const taxas: readonly CelulaLida[] =
    daTaxa === undefined ? [] : brutas.map(({ celulas }) => celulas[daTaxa] ?? null);
  const escala = escalaDaTaxa(taxas);
  const lidas = brutas.map((linha) => lerLinha(linha, campos, escala));
  const unidades = unidadesDe(acervo, opcoes);
  const julgadas = tipo === 'pessoas' ? julgarPessoas(lidas, acervo, unidades) : lidas;
  const { linhas, avisos } = semRepetidas(tipo, julgadas);

  const chave = CHAVES[tipo];
  const existentes = new Map(acervo.existentes.map((um) => [chave(um.valores), um]));
  const vistos = new Set<number>();
  const novas: LinhaNova[] = [];
  const mudam: LinhaMudada[] = [];
  const comErro: LinhaComErro[] = [];
  let iguais = 0;
  for (const linha of linhas) {
    const nome = nomeDaLinha(tipo, linha.valores);
    const qual = chave(linha.valores);
    const existente = qual === '' ? undefined : existentes.get(qual);
    if (existente !== undefined) vistos.add(existente.id);
    const erros =
      existente?.encerrada === true
        ? [...linha.erros, { linha: linha.linha, campo: 'cpf', mensagem: T.contaEncerrada }]
        : linha.erros;
    if (erros.length > 0) {
      comErro.push({ linha: linha.linha, nome, erros });
    } else if (existente === undefined) {
      novas.push({ linha: linha.linha, nome, valores: linha.valores, avisos: linha.avisos });
    } else {
      const doExistente = tipo === 'pessoas' ? avisosDaPessoa(existente, linha) : [];
      const mudancas = mudancasDe(tipo, existente, linha);
      const todos = [...linha.avisos, ...doExistente];
      if (mudancas.length > 0) {
        const { linha: n, valores } = linha;
        mudam.push({ linha: n, nome, valores, avisos: todos, id: existente.id, mudancas });
      } else {
        iguais += 1;
        avisos.push(...doExistente.map((mensagem) => ({ linha: linha.linha, mensagem })));
      }
    }
  }
  // A row with an error may name a record by a key that could not be read: nothing leaves then.
  const somem =
    opcoes.completa && comErro.length === 0
      ? acervo.existentes
          .filter(({ id, encerrada }) => !vistos.has(id) && encerrada !== true)
          .map(({ id, valores }) => ({ id, nome: nomeDaLinha(tipo, valores) }))
      : [];
  return {
    novas,
    mudam,
    iguais,
    somem,
    comErro,
    avisos,
    unidadesDesconhecidas: [...unidades.desconhecidas],
  };
}
