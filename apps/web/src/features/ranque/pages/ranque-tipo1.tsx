import { Ranque } from '../components/ranque.tsx';

export default function RanqueTipo1() {
  return <Ranque tipo="TIPO I" />;
}
