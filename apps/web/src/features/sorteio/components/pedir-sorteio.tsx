import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { porQueNaoServe } from '@instrutoria/domain/sorteio/rules/evento.ts';
import { problemasDoSorteio } from '@instrutoria/domain/sorteio/rules/pedido.ts';
import { pesosPorExtenso } from '@instrutoria/domain/sorteio/rules/registro.ts';
import type { OrigemDaSemente } from '@instrutoria/domain/sorteio/types.ts';
import { Anchor, Button, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatarDia } from '../../../lib/format/format.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { eventosDoSorteioQuery } from '../../edital/offered/eventos-do-sorteio.ts';
import type { Distribuicao, Sorteio, useSortear } from '../api.ts';
import classes from './distribuir.module.css';
import { type Fixadas, fixosDe } from './linhas-fixadas.ts';

const ROTULOS = {
  cargaMaxima: 'Projetos por avaliador, no máximo',
  origem: 'De onde vem o número do sorteio',
  semente: 'Número do sorteio',
} as const;

/** The last announced event, and why it gives no seed yet. */
function useEvento(edital: number) {
  const eventos = useQuery(eventosDoSorteioQuery(edital));
  const hoje = useQuery(agoraQuery);
  const ultimo = eventos.data?.[0] ?? null;
  // The server checks too whether its day has come.
  const dia = hoje.data?.slice(0, 10) ?? ultimo?.dia ?? '';
  return { ultimo, porque: porQueNaoServe(ultimo, ultimo, dia) };
}

/** The limits of a draw besides the call's rules, and the source of its seed. */
export function PedirSorteio(props: {
  readonly edital: number;
  readonly distribuicao: Pick<Distribuicao, 'cargaSugerida' | 'pesos' | 'proibirMesmaUnidade'>;
  /** The attempt on the screen: its kept rows stay. */
  readonly anterior: Sorteio | null;
  readonly fixadas: Fixadas;
  /** Another button is the primary one. */
  readonly quieto: boolean;
  readonly sortear: ReturnType<typeof useSortear>;
  readonly onFeito: (sorteio: Sorteio) => void;
}) {
  const { edital, distribuicao, anterior, fixadas, sortear } = props;
  const [carga, setCarga] = useState(String(anterior?.cargaMaxima ?? distribuicao.cargaSugerida));
  const [origem, setOrigem] = useState<OrigemDaSemente>('servidor');
  const [semente, setSemente] = useState('');
  const errors = useFormErrors(ROTULOS);
  const { ultimo, porque } = useEvento(edital);

  const submit = async () => {
    const cargaMaxima = /^\d{1,4}$/.test(carga.trim()) ? Number(carga) : 0;
    const doEvento = origem === 'evento';
    const pedido = { cargaMaxima, origem, evento: doEvento ? (ultimo?.id ?? null) : null, semente };
    const problemas =
      doEvento && porque !== null
        ? [
            ...problemasDoSorteio({ ...pedido, origem: 'servidor' }),
            problema('origem', 'EVENTO_NAO_SERVE', porque),
          ]
        : problemasDoSorteio(pedido);
    if (errors.show(problemas)) return;
    try {
      const fixos = fixosDe(fixadas);
      const feito = await sortear.mutateAsync({
        ...pedido,
        fixos,
        anterior: fixos.length > 0 ? (anterior?.id ?? null) : null,
      });
      errors.clear();
      props.onFeito(feito);
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <Form label="Distribuir" busy={sortear.isPending} onSubmit={submit}>
      <ErrorSummary {...errors.summary} />
      <div>
        <Text>
          {distribuicao.proibirMesmaUnidade && 'Ninguém avalia projeto da própria unidade. '}
          {pesosPorExtenso(distribuicao.pesos)}.
        </Text>
        <Text className={classes.quiet}>
          É o que dizem as{' '}
          <Anchor component={Link} inherit to={`/editais/${edital}/regras`}>
            regras do edital
          </Anchor>
          , onde se muda.
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        <TextInput
          {...errors.field('cargaMaxima')}
          label={ROTULOS.cargaMaxima}
          description="Contam os que ele já tem neste edital"
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={carga}
          onChange={(event) => {
            errors.clear('cargaMaxima');
            setCarga(event.currentTarget.value);
          }}
        />
        <NativeSelect
          {...errors.field('origem')}
          label={ROTULOS.origem}
          description="Ele decide entre propostas igualmente boas"
          data={[
            { value: 'servidor', label: 'O sistema tira um agora' },
            { value: 'evento', label: 'De um evento público' },
          ]}
          value={origem}
          onChange={(event) => {
            errors.clear();
            setOrigem(event.currentTarget.value === 'evento' ? 'evento' : 'servidor');
          }}
        />
        {origem === 'evento' && porque === null && ultimo !== null && (
          <TextInput
            {...errors.field('semente')}
            label={ROTULOS.semente}
            description={`Como foi publicado: ${ultimo.evento}. Um evento dá um só número: confira antes`}
            withAsterisk
            autoComplete="off"
            value={semente}
            onChange={(event) => {
              errors.clear('semente');
              setSemente(event.currentTarget.value);
            }}
          />
        )}
      </SimpleGrid>
      {origem === 'evento' && porque !== null && (
        <Text>
          {porque}
          {ultimo !== null && ` (${formatarDia(ultimo.dia)})`}.
        </Text>
      )}
      {fixadas.size > 0 && (
        <Text>
          {contado(fixadas.size, 'linha fixada fica', 'linhas fixadas ficam')} como
          {fixadas.size === 1 ? ' está' : ' estão'}; as outras são sorteadas de novo.
        </Text>
      )}
      <FormActions>
        <Button type="submit" loading={sortear.isPending} variant={props.quieto ? 'default' : 'filled'}>
          {anterior === null ? 'Sortear' : 'Sortear de novo'}
        </Button>
      </FormActions>
    </Form>
  );
}
