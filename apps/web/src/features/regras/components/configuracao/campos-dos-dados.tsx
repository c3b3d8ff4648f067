import { type CampoDoEdital, campoFechado } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { type Edital, TIPOS_DE_PROJETO } from '@instrutoria/domain/edital/types.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ErrosDaSecao } from '../secao-da-regra.tsx';
import classes from './configuracao.module.css';
import { type DadosDigitados, ROTULOS_DOS_DADOS } from './dados-digitados.ts';
import { DADO_POR_EXTENSO } from './dados-por-extenso.ts';
import { Fixo, PorqueDeVarios } from './fixo.tsx';

export const SECOES_DOS_DADOS: readonly (readonly [titulo: string, campos: readonly CampoDoEdital[]])[] = [
  ['Identificação', ['nome', 'tipoProjeto', 'processo', 'publicacao']],
  [
    'Datas',
    [
      'inicio',
      'fim',
      'prazoAvaliacao',
      'fimRecursos',
      'vigenciaInicio',
      'vigenciaFim',
      'encerramentoSemInstrutores',
    ],
  ],
  ['Limites', ['limiteBolsas', 'limitePorCoordenador']],
];

const AJUDA: Readonly<Partial<Record<CampoDoEdital, string>>> = {
  nome: 'O ano é a segunda palavra, por exemplo: Edital 2026 de Instrutoria',
  fim: 'O dia inteiro vale',
  vigenciaInicio: 'Vazio: 1º de março do ano do edital',
  vigenciaFim: 'Vazio: 31 de dezembro do ano do edital',
  prazoAvaliacao: 'O último dia dos avaliadores; eles são lembrados por e-mail',
  limiteBolsas: 'Vazio: sem limite',
  limitePorCoordenador: 'Vazio: sem limite',
  processo: 'O do sistema da instituição, como o SEI; sai no resultado, nos textos e nas planilhas',
  encerramentoSemInstrutores: 'Vazio: 5 de maio da vigência, pelo menos 30 dias depois da publicação',
};
const OBRIGATORIOS: readonly CampoDoEdital[] = ['nome', 'inicio', 'fim'];
const DIAS: readonly CampoDoEdital[] = [
  'publicacao',
  'inicio',
  'fim',
  'prazoAvaliacao',
  'fimRecursos',
  'vigenciaInicio',
  'vigenciaFim',
  'encerramentoSemInstrutores',
];
const LIMITES: readonly CampoDoEdital[] = ['limiteBolsas', 'limitePorCoordenador'];

/** One section of a call's data; a field that its phase fixes is text. */
export function CamposDosDados(props: {
  readonly campos: readonly CampoDoEdital[];
  readonly digitados: DadosDigitados;
  /** null: a new call. */
  readonly edital: Edital | null;
  readonly errors: ErrosDaSecao;
  readonly onChange: (mudanca: Partial<DadosDigitados>) => void;
}) {
  const { campos, digitados, edital, errors, onChange } = props;
  const um = (campo: CampoDoEdital) => {
    const porque = edital === null ? null : campoFechado(campo, edital.fase);
    if (edital !== null && porque !== null) {
      return (
        <Fixo
          key={campo}
          label={ROTULOS_DOS_DADOS[campo]}
          value={DADO_POR_EXTENSO[campo](edital)}
          porque={porque}
        />
      );
    }
    const comum = {
      ...errors.field(campo),
      label: ROTULOS_DOS_DADOS[campo],
      description: AJUDA[campo],
      inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
        | 'description'
        | 'error'
        | 'input'
        | 'label'
      )[],
      className: campo === 'nome' ? classes.inteiro : undefined,
    };
    if (campo === 'tipoProjeto') {
      return (
        <NativeSelect
          key={campo}
          {...comum}
          data={TIPOS_DE_PROJETO}
          value={digitados.tipoProjeto}
          onChange={(event) => {
            errors.clear(campo);
            const tipoProjeto = TIPOS_DE_PROJETO.find((tipo) => tipo === event.currentTarget.value);
            if (tipoProjeto !== undefined) onChange({ tipoProjeto });
          }}
        />
      );
    }
    return (
      <TextInput
        key={campo}
        {...comum}
        {...(OBRIGATORIOS.includes(campo) ? { withAsterisk: true, 'aria-required': true } : {})}
        {...(DIAS.includes(campo) ? { type: 'date' } : {})}
        {...(LIMITES.includes(campo) ? { inputMode: 'numeric' as const } : {})}
        value={digitados[campo]}
        onChange={(event) => {
          errors.clear(campo);
          onChange({ [campo]: event.currentTarget.value });
        }}
      />
    );
  };
  return (
    <PorqueDeVarios porques={campos.map((campo) => edital && campoFechado(campo, edital.fase))}>
      <div className={classes.campos}>{campos.map(um)}</div>
    </PorqueDeVarios>
  );
}
