import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { problemasDoBarema } from '@instrutoria/domain/barema/rules/barema.ts';
import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { Edital, TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { comPrefixo, type Problema } from '@instrutoria/domain/kernel/problema.ts';
import { Checkbox, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { latePart } from '../../../../ui/drafts/late.tsx';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { ReadOnlyList } from '../../../../ui/tables/read-only-list.tsx';
import { type BaremaDigitado, baremaDe, digitadoDeFora } from './barema-digitado.ts';
import { emEdicao } from './em-edicao.ts';
import { ListaDeCriterios } from './lista-de-criterios.tsx';
import { ListaDeDesempates } from './lista-de-desempates.tsx';

const EscolherBaremaInicial = latePart(() => import('./escolher-barema-inicial.tsx'));

/** By field, under 'barema'; the minimum of the total is not judged by a greatest total that is not known yet. */
export function problemasDoBaremaDigitado(digitado: BaremaDigitado, tipo: TipoDeProjeto): Problema[] {
  const barema = baremaDe(digitado);
  const sabido = !Number.isNaN(maiorTotal(barema)) || Number.isNaN(barema.totalMinimo);
  const problemas = problemasDoBarema(barema, tipo).filter(({ campo }) => sabido || campo !== 'totalMinimo');
  return comPrefixo('barema', problemas);
}

function maiorEmPalavras(barema: Barema): string {
  const maior = maiorTotal(barema);
  return Number.isNaN(maior) ? 'o dos números certos' : formatarNota(maior);
}

/** The criteria with which a call judges: the standard ones, or its own. */
export function SecaoDoBarema(props: {
  readonly edital: Edital;
  readonly tipo: TipoDeProjeto;
  readonly proprio: boolean;
  readonly digitado: BaremaDigitado;
  /** Something was typed over the saved barema. */
  readonly mudado: boolean;
  /** Why it changes no more; null where it may. */
  readonly porque: string | null;
  /** Scores were given: only words change. */
  readonly travado: boolean;
  readonly errors: FormErrors;
  readonly onChange: (mudanca: { readonly proprio?: boolean; readonly barema?: BaremaDigitado }) => void;
}) {
  const { edital, tipo, proprio, digitado, mudado, porque, travado, errors, onChange } = props;
  const confirm = useConfirm();
  const edicao = emEdicao(digitado, (barema) => onChange({ barema }));
  if (porque !== null) {
    return (
      <Text>
        {porque}. <Link to={`/editais/${edital.id}/barema`}>Ler o barema</Link>
      </Text>
    );
  }
  const comecar = async (barema: Barema): Promise<boolean> => {
    const troca = { detail: 'O que você digitou aqui dá lugar a ele.', yes: 'Trocar', no: 'Ficar com o meu' };
    if (mudado && !(await confirm('Trocar o que está aqui por este barema?', troca))) return false;
    const novo = digitadoDeFora(barema, tipo);
    edicao.trocar(novo);
    // The barema of a file may be wrong: its errors appear at once, beside its fields.
    errors.show(problemasDoBaremaDigitado(novo, tipo));
    return true;
  };
  const { id, error } = errors.field('barema');
  return (
    <>
      {travado ? (
        <Text>{M.haNotas}.</Text>
      ) : (
        <Checkbox
          id={id}
          error={error}
          size="md"
          label="Este edital tem barema próprio"
          description="Sem ele, julga pelos critérios de sempre."
          checked={proprio}
          onChange={(event) => {
            errors.clear();
            onChange({ proprio: event.currentTarget.checked });
          }}
        />
      )}
      {proprio && (
        <>
          {!travado && <EscolherBaremaInicial edital={edital} onBarema={comecar} waiting={null} />}
          <ListaDeCriterios edicao={edicao} tipo={tipo} errors={errors} travado={travado} />
          {travado ? (
            <ReadOnlyList items={[{ label: 'Mínimo do total', value: digitado.totalMinimo }]} />
          ) : (
            <TextInput
              {...errors.field('barema.totalMinimo')}
              label="Mínimo do total"
              description={`Abaixo dele o projeto é reprovado; 0, nenhum. O maior total possível é ${maiorEmPalavras(baremaDe(digitado))}.`}
              withAsterisk
              aria-required
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={digitado.totalMinimo}
              onChange={(event) => {
                errors.clear('barema.totalMinimo');
                edicao.mudar({ totalMinimo: event.currentTarget.value });
              }}
            />
          )}
          <ListaDeDesempates edicao={edicao} tipo={tipo} errors={errors} travado={travado} />
          {tipo === 'TIPO II' && (
            <Text size="sm" c="dimmed">
              Projetos do TIPO II não têm disciplinas: não há sugestão de notas nem taxa de sucesso (TSD).
            </Text>
          )}
        </>
      )}
    </>
  );
}
